import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import type { ReactNode } from 'react'

import { useRefresh, useResource } from '#live/copias/useResource.ts'
import { sinRed } from '#live/proveedor/failure.ts'
import { cronica, cronicasDe } from '#model/recetasCronicas.ts'
import { BuscarSinSenal } from '#piezas/busqueda/BuscarSinSenal.tsx'
import { EdadViva } from '#piezas/EdadViva.tsx'
import { useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'
import { Volver } from '#ui/Volver.tsx'

import './recetas.css'
import { type DeFicha, FichaDeCronica } from './FichaDeCronica.tsx'
import { texts } from './texts.ts'

/** One chronic prescription, by its number or by the number in a notification (CRON-05, CRON-07). */
export function VerCronicaScreen({ numeroReceta = '' }: { numeroReceta?: string }) {
  const copia = useResource(cronica, { numeroReceta }, { alVer: true })
  const refresh = useRefresh(cronica, { numeroReceta })
  const { integrantes } = useFamilia()
  const listas = useDeLaFamilia(cronicasDe, integrantes)
  const enLista = listas
    ?.flatMap(({ filas, savedAt }) => filas.map((fila) => ({ fila, savedAt })))
    .find(({ fila }) => fila.numeroRecetario === numeroReceta)
  const reintentar = () => void refresh()
  if (copia.state === 'ready')
    return (
      <Pagina numeroReceta={numeroReceta} receta={copia.value} savedAt={copia.savedAt}>
        <NoSeActualizo falla={copia.failure} savedAt={copia.savedAt} onReintentar={reintentar} />
      </Pagina>
    )
  if (enLista)
    return (
      <Pagina numeroReceta={numeroReceta} receta={enLista.fila} savedAt={enLista.savedAt}>
        {copia.state === 'absent' &&
          copia.failure &&
          (sinRed(copia.failure) ? (
            <BuscarSinSenal>{texts.sinDetalle(aparato())}</BuscarSinSenal>
          ) : (
            <SinDatos
              falla={copia.failure}
              trayendo={texts.trayendoCronica}
              onReintentar={reintentar}
            />
          ))}
      </Pagina>
    )
  const leyendo = copia.state === 'loading' || listas === undefined
  return (
    <>
      <Volver a="/consultar-recetas-cronicas">{texts.cronicas}</Volver>
      <div className="titulo apilado">
        <Titulo>{texts.recetaN(numeroReceta)}</Titulo>
      </div>
      {leyendo ? null : copia.failure?.status === 404 ? (
        <Vacio icono={<Pill24Regular />} tono="aviso" titulo={texts.noEsta(numeroReceta)}>
          <p>{texts.noEstaDetalle}</p>
          <EnlaceBoton href="/consultar-recetas-cronicas" tono="primario">
            {texts.cronicas}
          </EnlaceBoton>
        </Vacio>
      ) : (
        <SinDatos
          falla={copia.failure}
          trayendo={texts.trayendoCronica}
          onReintentar={reintentar}
        />
      )}
    </>
  )
}

type Props = DeFicha & { numeroReceta: string; children: ReactNode }

function Pagina({ numeroReceta, receta, savedAt, children }: Props) {
  const { documento } = receta
  return (
    <>
      <Volver a="/consultar-recetas-cronicas">{texts.cronicas}</Volver>
      <div className="titulo apilado">
        <Titulo>{texts.recetaN(receta.numeroRecetario)}</Titulo>
        <p>
          {receta.afiliado}
          {documento && <span className="dato"> · DNI {documento}</span>}
        </p>
        <EdadViva savedAt={savedAt} de={[{ resource: cronica, params: { numeroReceta } }]} />
      </div>
      <FichaDeCronica receta={receta} savedAt={savedAt}>
        {children}
      </FichaDeCronica>
    </>
  )
}
