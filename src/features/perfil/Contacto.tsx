import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Link } from 'wouter'

import { tipoDeContacto } from '#contract/formatoDeContacto.ts'
import { formatFecha } from '#formato/fechas.ts'
import type { EnEdicion } from '#model/cambiosDeContactos.ts'

import { BorradorGuardado } from './BorradorGuardado.tsx'
import { aEditar } from './edicion.ts'
import { EditarYBorrar } from './EditarYBorrar.tsx'
import type { Persona } from './persona.ts'
import { texts } from './texts.ts'
import { tipoDe } from './tipos.tsx'
import { contactosDe, formularioDe } from './useGuardarContactos.ts'
import { useSeConfirma } from './useSeConfirma.ts'

type Props = {
  n: number
  /** All contacts, with the unsent changes. */
  filas: readonly EnEdicion[]
  persona: Persona
  editable: boolean
  editando: boolean
}

/** One contact: confirmed or not, and the actions for it. */
export function Contacto({ n, filas, persona, editable, editando }: Props) {
  const { ficha, path } = persona
  const uno = contactosDe(ficha)[n]
  const suyo = ficha.contactoPersonaFisica?.find(
    (one) => one.descripcion === uno?.valor && tipoDeContacto(one) === uno.tipo,
  )
  const seConfirma = useSeConfirma(uno?.tipo)
  if (!uno || !suyo) return null
  const { icono, nombre } = tipoDe(uno.tipo)
  return (
    <li>
      {icono}
      <div>
        <p className="valor">
          <span className="oculto">{suyo.descripcionTipoContacto ?? nombre}: </span>
          {uno.valor}
        </p>
        {suyo.confirmado === true ? (
          <p className="hecho">
            <CheckmarkCircle20Filled />
            {texts.confirmado(
              suyo.fechaConfirmado == null ? undefined : formatFecha(suyo.fechaConfirmado),
            )}
          </p>
        ) : seConfirma && editable && !editando && persona.propia && uno.id !== undefined ? (
          <Link
            className="enlace"
            href={`/verificar-contacto/${uno.id}/${encodeURIComponent(uno.valor)}`}
          >
            {texts.confirmarEste(nombre.toLowerCase())}
          </Link>
        ) : (
          <p className="tenue">{texts.sinConfirmar}</p>
        )}
        {editable && (
          <BorradorGuardado
            formulario={formularioDe(persona.idAfiliado, uno)}
            seguir={aEditar(path, { que: 'contacto', n })}
          />
        )}
        {editando && <EditarYBorrar persona={persona} filas={filas} n={n} uno={uno} />}
      </div>
    </li>
  )
}
