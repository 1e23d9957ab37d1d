import type { Afiliado } from '#contract/afiliados.ts'
import {
  documento,
  nombreCompleto,
  numeroDeAfiliado,
  relacion,
  tipoDeDocumento,
} from '#model/personas.ts'
import { diaDe, horaDe } from '#ui/edad.ts'
import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

type Props = {
  persona: Afiliado | undefined
  savedAt: number | undefined
  emitidaAt: number | undefined
  sinCodigo: boolean
  /** What sharing answered. */
  dicho: string | undefined
}

export function DatosDelCarnet({ persona, savedAt, emitidaAt, sinCodigo, dicho }: Props) {
  return (
    <>
      {persona ? <Persona persona={persona} /> : <p className="tenue">{texts.sinDatos}</p>}
      {emitidaAt !== undefined && (
        <Panel tono="ok">
          <output>{dicho ?? texts.emitida(horaDe(emitidaAt))}</output>
        </Panel>
      )}
      {sinCodigo && savedAt !== undefined && (
        <Panel tono="aviso" titulo={texts.sinVerificar(diaYMes(savedAt))}>
          <p>{texts.sinVerificarDetalle}</p>
        </Panel>
      )}
    </>
  )
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
