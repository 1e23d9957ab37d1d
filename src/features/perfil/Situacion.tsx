import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock24Regular } from '@fluentui/react-icons/svg/clock'
import { Info24Regular } from '@fluentui/react-icons/svg/info'
import { Warning24Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { formatFecha } from '#formato/fechas.ts'
import { CARENCIA, type Fondo, fondoDe } from '#model/situacion.ts'

import { texts } from './texts.ts'

/** Services that a member can use today, and the reason why others are blocked. */
export function Situacion({ ficha }: { ficha: FichaDeAfiliado }) {
  const restriccion = ficha.restriccionServicios?.descripcion
  const inhibicion = ficha.inhibicion?.descripcionTipoInhibicion
  return (
    <section className="tarjeta relleno">
      <h2>{texts.situacion}</h2>
      <dl className="situacion">
        <FondoVoluntario fondo={fondoDe(ficha)} />
        <Renglon
          tono={restriccion ? 'aviso' : 'ok'}
          titulo={texts.restriccion}
          valor={restriccion ?? texts.sinRestriccion}
        >
          {restriccion && texts.levantarla}
        </Renglon>
        <Renglon
          tono={inhibicion ? 'aviso' : 'ok'}
          titulo={texts.inhibicion}
          valor={inhibicion ?? texts.sinInhibicion}
        >
          {inhibicion && texts.levantarla}
        </Renglon>
      </dl>
    </section>
  )
}

function FondoVoluntario({ fondo }: { fondo: Fondo }) {
  switch (fondo.state) {
    case 'no-se-sabe':
      return <Renglon tono="neutro" titulo={texts.fondo} valor="—" />
    case 'no-tiene':
      return <Renglon tono="neutro" titulo={texts.fondo} valor={texts.sinFondo} />
    case 'activo':
      return (
        <Renglon tono="ok" titulo={texts.fondo} valor={texts.fondoActivo}>
          {fondo.alta && texts.alta(formatFecha(fondo.alta))}
        </Renglon>
      )
    case 'en-espera':
      return (
        <Renglon tono="espera" titulo={texts.fondo} valor={texts.enEspera(fondo.van, CARENCIA)}>
          <progress aria-hidden max={CARENCIA} value={fondo.van} />
          {fondo.alta && texts.alta(formatFecha(fondo.alta))}{' '}
          {fondo.desde && texts.seUsaDesde(formatFecha(fondo.desde))}
        </Renglon>
      )
  }
}

const LOOK = {
  ok: { className: 'ok', icono: <CheckmarkCircle24Filled /> },
  aviso: { className: 'aviso', icono: <Warning24Filled /> },
  espera: { className: 'aviso', icono: <Clock24Regular /> },
  neutro: { className: 'neutro', icono: <Info24Regular /> },
}

type Props = {
  tono: keyof typeof LOOK
  titulo: string
  valor: string
  children?: ReactNode
}

function Renglon({ tono, titulo, valor, children }: Props) {
  const { className, icono } = LOOK[tono]
  return (
    <div>
      <dt>
        <span className={`baldosa ${className}`}>{icono}</span>
        <span className="tenue">{titulo}</span>
      </dt>
      <dd>
        <span className="fuerte">{valor}</span>
        {children && <span className="detalle">{children}</span>}
      </dd>
    </div>
  )
}
