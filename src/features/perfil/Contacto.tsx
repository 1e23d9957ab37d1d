import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { Edit24Regular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { Link } from 'wouter'

import { formatFecha } from '#formato/fechas.ts'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'

import { BorrarContacto } from './BorrarContacto.tsx'
import { aEditar } from './edicion.ts'
import { contactosDe } from './guardarContactos.ts'
import type { Persona } from './persona.ts'
import { texts } from './texts.ts'
import { tipoDe } from './tipos.tsx'

type Props = { n: number; persona: Persona; editable: boolean; editando: boolean }

/** One way to reach somebody: whether it is confirmed, and what can be done about it. */
export function Contacto({ n, persona, editable, editando }: Props) {
  const { ficha, path } = persona
  const [pregunta, setPregunta] = useState(false)
  const [unico, setUnico] = useState(false)
  const contactos = contactosDe(ficha)
  const uno = contactos[n]
  const suyo = ficha.contactoPersonaFisica?.find(
    ({ descripcion, idTipoContacto }) => descripcion === uno?.valor && idTipoContacto === uno.tipo,
  )
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
        ) : editable && !editando && persona.propia && uno.id !== undefined ? (
          <Link
            className="enlace"
            href={`/verificar-contacto/${uno.id}/${encodeURIComponent(uno.valor)}`}
          >
            {texts.confirmarEste(nombre.toLowerCase())}
          </Link>
        ) : (
          <p className="tenue">{texts.sinConfirmar}</p>
        )}
        {editando && (
          <div className="botones">
            <Link
              className="boton plano"
              href={aEditar(path, { que: 'contacto', n })}
              aria-label={`${texts.editar} ${uno.valor}`}
            >
              <Edit24Regular />
              {texts.editar}
            </Link>
            <Boton
              tono="plano"
              icono={<Delete24Regular />}
              aria-label={`${texts.borrar} ${uno.valor}`}
              onClick={() => (contactos.length === 1 ? setUnico(true) : setPregunta(true))}
            >
              {texts.borrar}
            </Boton>
          </div>
        )}
        {editando && unico && (
          <Panel tono="aviso" titulo={texts.unico} alerta>
            <p>{texts.unicoDetalle}</p>
          </Panel>
        )}
        <BorrarContacto
          abierto={pregunta}
          persona={persona}
          uno={uno}
          onCerrar={() => setPregunta(false)}
        />
      </div>
    </li>
  )
}
