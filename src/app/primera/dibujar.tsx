import type { ReactNode } from 'react'

import { Integrantes } from '#features/afiliados/Integrantes.tsx'
import * as deGrupo from '#features/afiliados/texts.ts'
import { ConLosSuyos, Saludo } from '#features/inicio/ConLosSuyos.tsx'
import { Recordatorios, enRenglones } from '#features/inicio/Recordatorios.tsx'
import { ListaDeNovedades } from '#features/notificaciones/ListaDeNovedades.tsx'
import { esDeAntes } from '#formato/edad.ts'
import { FAMILIA_FRESCA } from '#model/personas.ts'
import { loMasUrgenteAlAbrir } from '#model/primera/alAbrir.ts'
import type { Datos } from '#model/primera/datos.ts'
import { ConEdad } from '#piezas/ConEdad.tsx'
import { Edad } from '#piezas/Edad.tsx'

import { barra } from '../marco/generado/barra.ts'
import { Barra } from '../marco/vista/Barra.tsx'
import { EnMarco } from '../marco/vista/EnMarco.tsx'
import { Franja } from '../marco/vista/Franja.tsx'
import { Globo } from '../marco/vista/Globo.tsx'
import { Pie } from '../marco/vista/Pie.tsx'
import { type Nodo, escribir } from './letras/jsx-runtime.ts'

/** The title and the markup of home or the family group, by the portal's own components. */
export function dibujar(datos: Datos): { titulo: string; marcado: string } {
  const { aca } = datos
  const titulo = barra.find(({ href }) => href === aca)?.titulo ?? deGrupo.titulo
  const pagina = aca === '/' ? deInicio(datos) : deLaFamilia(datos)
  // Built with ./letras in place of React, an element is a Nodo.
  return { titulo, marcado: escribir(enMarco(datos, pagina) as unknown as Nodo) }
}

function enMarco(datos: Datos, pagina: ReactNode) {
  const { aca, yo, notificaciones, situacion, pendientes } = datos
  return (
    <EnMarco
      barra={<Barra yo={yo} cuantas={notificaciones} />}
      franja={<Franja dicha={loMasUrgenteAlAbrir(situacion)} aca={aca} />}
      pie={
        <Pie
          comoEs={({ href }) => (href === aca ? 'page' : undefined)}
          globo={<Globo cuantos={pendientes} seEnviaCerrada={situacion.seEnviaCerrada} />}
        />
      }
    >
      {pagina}
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

const deLaFamilia = (datos: Datos) => (
  <ConEdad titulo={deGrupo.titulo} edad={edad(datos)}>
    <div className="pila">
      <Integrantes integrantes={datos.grupo} />
    </div>
  </ConEdad>
)

function edad({ savedAt, ahora, situacion: { senal } }: Datos) {
  const seDice = senal !== 'con-senal' || esDeAntes({ savedAt, ahora, freshFor: FAMILIA_FRESCA })
  return <Edad savedAt={savedAt} now={ahora} seDice={seDice} />
}
