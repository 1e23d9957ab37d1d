import type { ReactNode } from 'react'

import { Integrantes } from '#features/afiliados/Integrantes.tsx'
import * as deGrupo from '#features/afiliados/texts.ts'
import { ConLosSuyos, Saludo } from '#features/inicio/ConLosSuyos.tsx'
import { Recordatorios, enRenglones } from '#features/inicio/Recordatorios.tsx'
import { ListaDeNovedades } from '#features/notificaciones/ListaDeNovedades.tsx'
import { FilasDeRecetas } from '#features/recetas/FilasDeRecetas.tsx'
import { SeccionesDeRecetas } from '#features/recetas/SeccionesDeRecetas.tsx'
import * as deRecetas from '#features/recetas/vistaTexts.ts'
import { esDeAntes } from '#formato/edad.ts'
import { FAMILIA_FRESCA } from '#model/personas.ts'
import { loMasUrgenteAlAbrir } from '#model/primera/alAbrir.ts'
import type { Datos } from '#model/primera/datos.ts'
import { RECETAS_FRESCAS, guardadoAt } from '#model/recetas/guardadas.ts'
import { Plegada } from '#piezas/busqueda/Plegada.tsx'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { ConEdad } from '#piezas/ConEdad.tsx'
import { Edad } from '#piezas/Edad.tsx'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { AbreMenu } from '#ui/AbreMenu.tsx'

import { barra } from '../marco/generado/barra.ts'
import { Barra } from '../marco/vista/Barra.tsx'
import { EnMarco } from '../marco/vista/EnMarco.tsx'
import { Franja } from '../marco/vista/Franja.tsx'
import { Globo } from '../marco/vista/Globo.tsx'
import { Pie } from '../marco/vista/Pie.tsx'
import { type Nodo, escribir } from './letras/jsx-runtime.ts'

type Pagina = {
  titulo: string
  dibujo: (datos: Datos) => ReactNode
  /** Address of the menu's entry that the page belongs to. */
  bajo?: string
}

const PAGINAS: Record<string, Pagina> = {
  '/': { titulo: barra.find(({ href }) => href === '/')?.titulo ?? '', dibujo: deInicio },
  '/grupo-familiar': { titulo: deGrupo.titulo, dibujo: deLaFamilia },
  '/consultar-recetas': { titulo: deRecetas.titulo, dibujo: deLasRecetas, bajo: '/receta' },
}

/** The title and the markup of a page, by the portal's own components; undefined for a page without first picture. */
export function dibujar(datos: Datos): { titulo: string; marcado: string } | undefined {
  const pagina = PAGINAS[datos.aca]
  if (!pagina) return undefined
  // Built with ./letras in place of React, an element is a Nodo.
  const nodo = enMarco(datos, pagina) as unknown as Nodo
  return { titulo: pagina.titulo, marcado: escribir(nodo) }
}

function enMarco(datos: Datos, { dibujo, bajo }: Pagina) {
  const { aca, yo, notificaciones, situacion, pendientes } = datos
  return (
    <EnMarco
      barra={<Barra yo={yo} cuantas={notificaciones} />}
      franja={<Franja dicha={loMasUrgenteAlAbrir(situacion)} aca={aca} />}
      pie={
        <Pie
          comoEs={({ href }) => (href === aca ? 'page' : href === bajo ? 'true' : undefined)}
          globo={<Globo cuantos={pendientes} seEnviaCerrada={situacion.seEnviaCerrada} />}
        />
      }
    >
      {dibujo(datos)}
    </EnMarco>
  )
}

function deInicio(datos: Datos) {
  const { yo, grupo, novedades, recordatorios, capita } = datos
  const renglones = enRenglones(capita, recordatorios, grupo)
  return (
    <>
      <Saludo yo={yo} edad={edad(datos)} />
      <ConLosSuyos
        yo={yo}
        grupo={grupo}
        novedades={novedades.length > 0 && <ListaDeNovedades dichas={novedades} />}
        recordatorios={renglones.length > 0 && <Recordatorios todos={renglones} />}
      />
    </>
  )
}

function deLaFamilia(datos: Datos) {
  return (
    <ConEdad titulo={deGrupo.titulo} edad={edad(datos)}>
      <div className="pila">
        <Integrantes integrantes={datos.grupo} />
      </div>
    </ConEdad>
  )
}

function deLasRecetas(datos: Datos) {
  const { recetas, hoy } = datos
  return (
    <>
      <TituloDeLista
        edad={edad(datos, guardadoAt(recetas), RECETAS_FRESCAS)}
        acciones={<BotonDeImprimir />}
      >
        {deRecetas.titulo}
      </TituloDeLista>
      <div className="pila">
        <div className="lo-buscado tarjeta">
          <Plegada criterio={deRecetas.loGuardado} rotulo={deRecetas.buscarOtras} />
        </div>
        <SeccionesDeRecetas
          todas={recetas.flatMap(({ filas }) => filas)}
          hoy={hoy}
          lista={(titulo, filas) => (
            <FilasDeRecetas
              titulo={titulo}
              filas={filas}
              hoy={hoy}
              detalle={() => null}
              acciones={({ recetaElectronica: { numero } }) => (
                <AbreMenu de={deRecetas.deReceta(numero)} />
              )}
            />
          )}
        />
      </div>
    </>
  )
}

function edad(datos: Datos, savedAt = datos.savedAt, freshFor = FAMILIA_FRESCA) {
  const { ahora, situacion } = datos
  const seDice = situacion.senal !== 'con-senal' || esDeAntes({ savedAt, ahora, freshFor })
  return <Edad savedAt={savedAt} now={ahora} seDice={seDice} />
}
