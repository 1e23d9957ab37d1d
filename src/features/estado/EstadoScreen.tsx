import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Circle20Regular } from '@fluentui/react-icons/svg/circle'
import { Warning20Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'

import { producto } from '#contract/producto.ts'
import { codigoDe } from '#contract/soporte.ts'
import { cuandoYHora, esViejo } from '#formato/instantes.ts'
import type { Actualizada } from '#model/estado.ts'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import './estado.css'
import { DatosUsados } from './DatosUsados.tsx'
import { sistemaDe, textoDe } from './informe.ts'
import { Licencias } from './Licencias.tsx'
import { ParaLaMesa } from './ParaLaMesa.tsx'
import { ParaMirar } from './ParaMirar.tsx'
import { type Como, type Renglon, renglonesDe, senasDe } from './renglones.ts'
import { texts } from './texts.ts'
import { useMirado } from './useMirado.ts'

/** State of this phone and of the portal on it: facts for the help desk, without personal data. */
export function EstadoScreen() {
  const mirado = useMirado()
  return (
    <>
      <Volver a="/ayuda">{texts.ayuda}</Volver>
      <div className="titulo">
        <Titulo>{texts.titulo}</Titulo>
      </div>
      {mirado ? <Todo mirado={mirado} /> : <Esqueleto texto={texts.mirando} />}
    </>
  )
}

function Todo({ mirado }: { mirado: NonNullable<ReturnType<typeof useMirado>> }) {
  const renglones = renglonesDe(mirado)
  const codigo = codigoDe({
    version: producto.version,
    sistema: sistemaDe(navigator.userAgent),
    senas: senasDe(mirado),
  })
  const { partes, now } = mirado
  const texto = textoDe({ codigo, renglones, partes, agente: navigator.userAgent, now })
  return (
    <div className="estado-de-la-aplicacion">
      <div className="pila">
        <ParaMirar mirado={mirado} />
        <section className="tarjeta relleno">
          <h2>{texts.este(aparato())}</h2>
          <ul className="renglones-de-estado">
            {renglones.map((renglon) => (
              <EnUnRenglon key={renglon.titulo} renglon={renglon} />
            ))}
          </ul>
        </section>
      </div>
      <div className="pila">
        <section className="tarjeta relleno">
          <h2>{texts.actualizacion}</h2>
          <ul className="renglones-de-estado">
            {partes.map((parte) => (
              <Parte key={parte.titulo} parte={parte} now={now} />
            ))}
          </ul>
        </section>
        <DatosUsados now={now} />
        <ParaLaMesa codigo={codigo} texto={texto} />
        <Licencias />
      </div>
    </div>
  )
}

const MARCAS: Record<Como, { tono: string; icono: ReactNode }> = {
  bien: { tono: 'ok', icono: <CheckmarkCircle20Filled /> },
  mirar: { tono: 'aviso', icono: <Warning20Filled /> },
  falta: { tono: 'neutro', icono: <Circle20Regular /> },
}

function EnUnRenglon({ renglon: { titulo, detalle, valor, como } }: { renglon: Renglon }) {
  return (
    <li>
      <span className={MARCAS[como].tono}>
        {MARCAS[como].icono}
        <span className="oculto">{texts.como[como]}: </span>
      </span>
      <span>
        <b>{titulo}</b>
        <span className="tenue">{detalle}</span>
      </span>
      {valor !== '' && <b className="dato">{valor}</b>}
    </li>
  )
}

function Parte({ parte: { titulo, at, falla }, now }: { parte: Actualizada; now: number }) {
  const vieja = at === undefined || esViejo(at, now)
  return (
    <li>
      <span>
        <span>{titulo}</span>
        {falla && <span className="tenue">{texts.fallo(cuandoYHora(falla.failedAt, now))}</span>}
      </span>
      <span className={vieja ? 'edad vieja' : 'edad'}>
        {at === undefined ? texts.nunca : cuandoYHora(at, now)}
      </span>
    </li>
  )
}
