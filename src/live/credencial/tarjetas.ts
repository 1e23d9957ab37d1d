import type { Afiliado } from '#contract/afiliados.ts'
import { consultaDePases } from '#contract/extensiones/consultas.ts'
import { type EnQr, codigoImpreso } from '#contract/pase/codigo.ts'
import { useRefresh, useResource } from '#live/copias/useResource.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import type { Failure } from '#live/proveedor/failure.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { useDesfase } from '#live/telefono/reloj.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { pasesEmitidos } from '#model/pases.ts'
import { impresoDe, vigenciaDe } from '#model/pases/paseDe.ts'

/** Code of a printed card and the date of its end. `sitio`: address at which the code is checked. */
type Impresa = { qr: EnQr; venceAt: number; sitio: string }

export type TarjetaDePapel = { integrante: Afiliado } & Impresa

export type Tarjetas =
  | { state: 'ready'; todas: { integrante: Afiliado; impresa: Impresa | undefined }[] }
  | { state: 'loading' | 'no-se-ofrece'; reintentar: () => void }
  | { state: 'absent'; failure: Failure | undefined; reintentar: () => void }

/** The family's cards for printing, from the passes on this phone. */
export function useTarjetas(publicUrl: string): Tarjetas {
  const grupo = useResource(grupoFamiliar, {})
  const actual = useResource(afiliadoActual, {})
  const pases = useResource(pasesEmitidos, {})
  const pedirPases = useRefresh(pasesEmitidos, {})
  const pedirGrupo = useRefresh(grupoFamiliar, {})
  const ofrece = useOfrece('pases')
  const desfase = useDesfase()
  const reintentar = () => void Promise.all([pedirGrupo(), pedirPases()])
  if (pases.state === 'absent' && ofrece === false) return { state: 'no-se-ofrece', reintentar }
  if (grupo.state === 'absent' || pases.state === 'absent') {
    const failure = grupo.state === 'absent' ? grupo.failure : undefined
    const other = pases.state === 'absent' ? pases.failure : undefined
    return { state: 'absent', failure: failure ?? other, reintentar }
  }
  if (grupo.state === 'loading' || pases.state === 'loading' || actual.state === 'loading')
    return { state: 'loading', reintentar }
  const sitio = `${publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}/validar-credencial`
  const todas = grupo.value.map((integrante) => {
    const { idAfiliado } = integrante.afiliado
    const pase = impresoDe({ idAfiliado, grupo: grupo.value, pases: pases.value })
    // A card with an expired code is not printed.
    const sirve = pase && vigenciaDe(pase, pases.savedAt + desfase) !== 'vencido'
    const impresa = sirve
      ? { qr: codigoImpreso(pase, publicUrl), venceAt: pase.venceAt, sitio }
      : undefined
    return { integrante, impresa }
  })
  return { state: 'ready', todas }
}

/** Revokes the printed cards; undefined on a host without passes. */
export function useAnularImpresas() {
  const ofrece = useOfrece('pases')
  const { run, busy } = useLiveCall(consultaDePases.anularImpresas)
  const pedirPases = useRefresh(pasesEmitidos, {})
  /** Resolves with true if the cards were revoked; otherwise the person was told of the failure. */
  const anular = async () => {
    const { ok } = await run({})
    // The passes that this phone stores for printing are revoked too: new ones replace them.
    if (ok) void pedirPases()
    return ok
  }
  return ofrece ? { anular, busy } : undefined
}
