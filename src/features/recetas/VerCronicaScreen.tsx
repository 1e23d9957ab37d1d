import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import type { ReactNode } from 'react'

import type { DetalleDeRecetaCronica, RecetaCronica } from '#contract/recetasCronicas.ts'
import { cuando, esViejo } from '#formato/instantes.ts'
import { presente } from '#formato/presente.ts'
import { useRefresh, useResource } from '#live/useResource.ts'
import { LISTA_PARA_RETIRAR } from '#model/recetas/estado.ts'
import { cronica, cronicasDe } from '#model/recetasCronicas.ts'
import { SinSenal } from '#piezas/busqueda/SinSenal.tsx'
import { Dato } from '#piezas/Dato.tsx'
import { EdadViva } from '#piezas/EdadViva.tsx'
import { Escuchar } from '#piezas/escuchar/Escuchar.tsx'
import { useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { useAhora } from '#ui/useAhora.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { AgregarAlCalendario } from './AgregarAlCalendario.tsx'
import { citaDeProvision } from './citas.ts'

import './recetas.css'
import { dichoDeCronica } from './dicho.ts'
import { ParaRetirar } from './ParaRetirar.tsx'
import { texts } from './texts.ts'
import { Volver } from './Volver.tsx'

/** CRON-05, CRON-07: one chronic prescription, by its number or by that of the notification that leads to it. */
export function VerCronicaScreen({ numeroReceta }: { numeroReceta: string }) {
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
        {copia.state === 'absent' && copia.failure && (
          <SinSenal>{texts.sinDetalle(aparato())}</SinSenal>
        )}
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

type Props = {
  numeroReceta: string
  receta: RecetaCronica & Partial<DetalleDeRecetaCronica>
  savedAt: number
  children: ReactNode
}

function Pagina({ numeroReceta, receta, savedAt, children }: Props) {
  const ahora = useAhora(60_000)
  const { documento } = receta
  const lista = receta.codigoEstado === LISTA_PARA_RETIRAR
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
      <div className="columnas">
        <div className="pila">
          {children}
          {lista && (
            <ParaRetirar detalle={receta} primario>
              {esViejo(savedAt, ahora) && <p>{texts.estadoAl(cuando(savedAt, ahora))}</p>}
              <AgregarAlCalendario
                cita={citaDeProvision(receta, ahora)}
                archivo={texts.recetaN(receta.numeroRecetario)}
              />
            </ParaRetirar>
          )}
          <Escuchar trozos={dichoDeCronica(receta)} />
          <Medicamentos receta={receta} />
        </div>
        <div className="pila">
          <Plan receta={receta} />
          <section className="tarjeta relleno">
            <h2>{texts.quienReceto}</h2>
            <dl className="datos">
              <Dato titulo={texts.profesional}>{receta.prescriptor ?? ''}</Dato>
              <Dato titulo={texts.matricula} esDato>
                {receta.matriculaPrescriptor ?? ''}
              </Dato>
            </dl>
          </section>
        </div>
      </div>
    </>
  )
}

function Medicamentos({ receta: { medicamentos } }: { receta: RecetaCronica }) {
  return (
    <section className="tarjeta relleno">
      <h2>{texts.medicamentos}</h2>
      <ul className="renglones">
        {medicamentos.map(({ descripcion }) => (
          <li key={descripcion}>
            <Pill24Regular />
            <span>{descripcion}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Plan({ receta }: { receta: Props['receta'] }) {
  const nota = presente(receta.observacionPlan)
  return (
    <section className="tarjeta relleno">
      <h2>{texts.plan}</h2>
      <dl className="datos">
        <Dato titulo={texts.plan}>{receta.nombrePlan ?? receta.plan ?? ''}</Dato>
        <Dato titulo={texts.periodo} esDato>
          {receta.periodo ?? ''}
        </Dato>
      </dl>
      {nota && (
        <dl className="datos">
          <Dato titulo={texts.notaDelPlan}>{nota}</Dato>
        </dl>
      )}
    </section>
  )
}
