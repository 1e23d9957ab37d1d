import { Backpack24Regular } from '@fluentui/react-icons/svg/backpack'
import { CloudArrowDown24Regular } from '@fluentui/react-icons/svg/cloud-arrow-down'
import { HardDrive24Regular } from '@fluentui/react-icons/svg/hard-drive'
import type { ReactNode } from 'react'

import { cuandoYHora } from '#formato/instantes.ts'
import { useLector } from '#live/archivos/hayLector.ts'
import { useSinSenalDesde } from '#live/copias/useSignal.ts'
import { useMostrador } from '#live/credencial/mostrador.ts'
import { useInstalar } from '#live/telefono/instalar.ts'
import { useSinTrabajador } from '#live/telefono/lacks.ts'
import { usePersistente } from '#live/telefono/persist.ts'
import { useAplicacionGuardada } from '#live/version/useAplicacionGuardada.ts'
import { revisar } from '#model/revision.ts'
import { Boton } from '#ui/Boton.tsx'
import { useAhora } from '#ui/useAhora.ts'

import './listo.css'
import { Integrante } from './Integrante.tsx'
import { pdfDe, useGuardado, useNoAbren, usePreparacion } from './listo.ts'
import { texts } from './texts.ts'

/**
 * Checks that each member's data on this phone work without signal: documents are opened, keys are tried. `children`:
 * cards that came after the home screen was drawn.
 */
export function ListoParaSalir({ children }: { children?: ReactNode }) {
  const ahora = useAhora(60_000)
  const guardado = useGuardado()
  const { avance, empezar, detener } = usePreparacion()
  const desde = useSinSenalDesde()
  const aplicacion = useAplicacionGuardada()
  const sinTrabajador = useSinTrabajador()
  const mostrador = useMostrador()
  const deAca = ahora + (guardado?.offset ?? 0)
  const integrantes = mostrador?.integrantes ?? []
  const claves = integrantes.flatMap(({ recetas }) => pdfDe(recetas, deAca))
  const rotos = useNoAbren(claves)
  const lector = useLector()
  const revision = guardado && revisar(guardado, deAca)
  if (!revision || !rotos || lector === undefined) return null
  const { renglones, savedAt } = revision
  const faltaLector = !lector && claves.length > 0
  const faltan = revision.faltan + rotos.length + Number(!aplicacion) + Number(faltaLector)
  const tono = avance ? 'info' : faltan > 0 ? 'aviso' : 'ok'
  const titulo = avance ? texts.preparando : tituloDe(faltan, desde, ahora)
  return (
    <>
      <section className={`tarjeta listo ${tono}`}>
        <div className="cabeza">
          <span className="baldosa">
            <Backpack24Regular />
          </span>
          <div>
            <h2>{titulo}</h2>
            {avance ? (
              <output className="tenue">{texts.van(avance.van, avance.de)}</output>
            ) : (
              desde !== undefined && (
                <p className="tenue">{texts.guardado(cuandoYHora(savedAt, ahora))}</p>
              )
            )}
          </div>
        </div>
        {avance && <progress aria-hidden max={avance.de} value={avance.van} />}
        <ul>
          {renglones.map((renglon) => (
            <Integrante
              key={renglon.idAfiliado}
              renglon={renglon}
              recetas={integrantes.find((uno) => uno.idAfiliado === renglon.idAfiliado)?.recetas}
              rotos={rotos}
              ahora={deAca}
            />
          ))}
        </ul>
        {!aplicacion && (
          <p className="conservado aviso">
            <CloudArrowDown24Regular />
            {sinTrabajador ? texts.noAbreSinSenal : texts.faltaLaAplicacion}
          </p>
        )}
        {aplicacion && faltaLector && (
          <p className="conservado aviso">
            <CloudArrowDown24Regular />
            {texts.faltaElLector}
          </p>
        )}
        <Conservado />
        {avance ? (
          <Boton onClick={detener}>{texts.detener}</Boton>
        ) : desde === undefined ? (
          <Boton icono={<CloudArrowDown24Regular />} onClick={() => void empezar()}>
            {texts.actualizar}
          </Boton>
        ) : (
          <p>{texts.seActualizaSolo}</p>
        )}
      </section>
      {children}
    </>
  )
}

/**
 * States whether the browser promised to keep the data, and how to get that promise. Hidden until the browser was
 * asked.
 */
function Conservado() {
  const persistente = usePersistente()
  const instalar = useInstalar()
  if (persistente === undefined) return null
  return (
    <>
      <p className={`conservado ${persistente ? 'ok' : 'aviso'}`}>
        <HardDrive24Regular />
        {persistente ? texts.conservado : texts.noConservado}
      </p>
      {!persistente && instalar && <Boton onClick={instalar.empezar}>{texts.instalar}</Boton>}
    </>
  )
}

/** Missing data can only be fetched with signal: without it, the title tells since when there is none. */
function tituloDe(faltan: number, sinSenalDesde: number | undefined, ahora: number): string {
  if (faltan === 0) return texts.listo
  if (sinSenalDesde === undefined) return texts.faltan(faltan)
  return texts.sinSenal(cuandoYHora(sinSenalDesde, ahora))
}
