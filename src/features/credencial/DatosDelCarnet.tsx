import { ShieldCheckmark24Filled } from '@fluentui/react-icons/svg/shield-checkmark'

import type { Afiliado } from '#contract/afiliados.ts'
import { formatFecha } from '#formato/fechas.ts'
import { diaDe, horaDe } from '#formato/instantes.ts'
import {
  documento,
  nombreCompleto,
  numeroDeAfiliado,
  relacion,
  tipoDeDocumento,
} from '#model/personas.ts'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'

import type { Muestra } from './queMostrar.ts'
import { texts } from './texts.ts'

type Props = {
  persona: Afiliado | undefined
  savedAt: number | undefined
  muestra: Muestra
  /** Result of sharing, in words. */
  dicho: string | undefined
}

export function DatosDelCarnet({ persona, savedAt, muestra, dicho }: Props) {
  return (
    <>
      {persona ? <Persona persona={persona} /> : <p className="tenue">{texts.sinDatos}</p>}
      <QueVale muestra={muestra} savedAt={savedAt} dicho={dicho} />
    </>
  )
}

/** How the card can be used right now, and advice. */
function QueVale({ muestra, savedAt, dicho }: Omit<Props, 'persona'>) {
  switch (muestra.state) {
    case 'token':
      return (
        <Panel tono="ok">
          <output>{dicho ?? texts.emitida(horaDe(muestra.emitida.emitidaAt))}</output>
        </Panel>
      )
    case 'firmada':
      return (
        <Panel tono="info" icono={<ShieldCheckmark24Filled />} titulo={texts.sirveSinSenal}>
          <p>{texts.firmada(aparato(), formatFecha(diaDe(muestra.venceAt)))}</p>
          {muestra.pronto && <p className="fuerte">{texts.vencePronto}</p>}
        </Panel>
      )
    case 'pase-vencido':
      return (
        <Panel tono="aviso" titulo={texts.sinVerificar(diaYMes(muestra.venceAt))}>
          <p>{texts.comoRenovar}</p>
          <p>{texts.mientrasTanto}</p>
        </Panel>
      )
    case 'sin-codigo':
    case 'falla':
      return savedAt === undefined ? null : (
        <Panel tono="aviso" titulo={texts.sinVerificar(diaYMes(savedAt))}>
          <p>{texts.sinVerificarDetalle}</p>
        </Panel>
      )
    case 'pidiendo':
    case 'token-vencido':
      return null
  }
}

function Persona({ persona }: { persona: Afiliado }) {
  return (
    <>
      <h3>{nombreCompleto(persona)}</h3>
      <p className="tenue">{texts.numero}</p>
      <p className="numero dato">{numeroDeAfiliado(persona)}</p>
      <p>
        {relacion(persona)} · {tipoDeDocumento(persona)}{' '}
        <span className="dato">{documento(persona)}</span>
      </p>
    </>
  )
}

function diaYMes(at: number): string {
  const [, mes, dia] = diaDe(at).split('-')
  return `${dia}/${mes}`
}
