import { useStorage } from '#live/telefono/device.ts'
import { estaInstalada, useInstalar } from '#live/telefono/instalar.ts'
import {
  hasBackgroundSync,
  safariMayErase,
  useLugar,
  useSinTrabajador,
} from '#live/telefono/lacks.ts'
import { usePersistente } from '#live/telefono/persist.ts'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'

/** Limits of this browser that affect waiting changes. `desde`: since when a change has been waiting. */
export function EsteAparato({ desde }: { desde: number | undefined }) {
  const persistente = usePersistente()
  const sinTrabajador = useSinTrabajador()
  const sinLugar = useLugar() !== 'hay'
  const puedeBorrarse = safariMayErase(desde, useAhora(60_000))
  const seOfrece = useInstalar() !== undefined
  const aqui = aparato()
  if (useStorage() === 'memory')
    return (
      <Panel tono="aviso" titulo={texts.noGuarda}>
        <p>{texts.noGuardaDetalle}</p>
      </Panel>
    )
  const notas = [
    ...(persistente === true ? [texts.persistente(aqui)] : []),
    ...(persistente === false && !estaInstalada()
      ? [seOfrece ? texts.noPersistente(aqui) : texts.puedeBorrar(aqui)]
      : []),
    ...(hasBackgroundSync() ? [] : [texts.alAbrirDetalle]),
    ...(sinTrabajador ? [texts.sinTrabajador] : []),
    ...(sinLugar ? [texts.sinLugar(aqui)] : []),
  ]
  return (
    <>
      {puedeBorrarse && (
        <Panel tono="aviso" titulo={texts.safariBorra}>
          <p>{texts.safariBorraDetalle}</p>
        </Panel>
      )}
      {notas.length > 0 && (
        <section className="notas-del-aparato">
          <h2 className="seccion">{texts.enEste(aqui)}</h2>
          <ul className="tenue">
            {notas.map((nota) => (
              <li key={nota}>{nota}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
