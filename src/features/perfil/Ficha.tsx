import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import type { ReactNode } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { formatFecha } from '#formato/fechas.ts'
import { useMostrarCredencial } from '#live/credencial/credencialAbierta.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { ficha } from '#model/afiliados.ts'
import { nombreCompleto, primerNombre } from '#model/personas.ts'
import { Dato } from '#piezas/Dato.tsx'
import { DerivacionBloque } from '#piezas/DerivacionBloque.tsx'
import { Imprimir } from '#piezas/Imprimir.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { Boton } from '#ui/Boton.tsx'

import { Datos } from './Datos.tsx'
import { EnEdicion } from './EnEdicion.tsx'
import type { Persona } from './persona.ts'
import { Situacion } from './Situacion.tsx'
import { Tarjetas } from './Tarjetas.tsx'
import { texts } from './texts.ts'

type Props = { integrante: Afiliado; propia: boolean; children: ReactNode }

/** All data of a member, with their age. The credential comes first, because it works without them. */
export function Ficha({ integrante, propia, children }: Props) {
  const { idAfiliado } = integrante.afiliado
  const { value, edad, aviso } = useCopia(ficha, { idAfiliado, propia }, texts.trayendoFicha)
  const mostrarCredencial = useMostrarCredencial()
  const seImprimen = useOfrece('pases') !== false
  const persona: Persona | undefined = value && {
    idAfiliado,
    propia,
    ficha: value,
    path: `/ver-afiliado/${idAfiliado}`,
    nombre: propia ? nombreCompleto(integrante) : primerNombre(integrante),
  }
  return (
    <EnEdicion persona={persona}>
      {children}
      {edad}
      <div className="ficha">
        <div className="pila">
          <Boton
            tono="primario"
            icono={<QrCode24Regular />}
            onClick={() => mostrarCredencial(idAfiliado)}
          >
            {texts.mostrar}
          </Boton>
          {seImprimen && (
            <Imprimir href={`/tarjetas/${idAfiliado}`}>{texts.imprimirTarjeta}</Imprimir>
          )}
          {aviso}
          {value && <Situacion ficha={value} />}
          {integrante.derivacion && (
            <section className="tarjeta">
              <DerivacionBloque derivacion={integrante.derivacion} />
            </section>
          )}
        </div>
        {persona && (
          <div className="pila">
            <Datos ficha={persona.ficha} titulo={texts.datos}>
              <Dato titulo={texts.afiliacion} esDato>
                {formatFecha(persona.ficha.afiliacionAfiliado?.fechaAlta)}
              </Dato>
            </Datos>
            <Tarjetas persona={persona} />
          </div>
        )}
      </div>
    </EnEdicion>
  )
}
