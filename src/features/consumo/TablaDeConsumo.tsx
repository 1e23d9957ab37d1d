import type { ReactNode } from 'react'

import type { Consumo } from '#contract/consumo.ts'
import { dinero } from '#formato/dinero.ts'

import { EstadoDeTramite } from './EstadoDeTramite.tsx'
import { type Renglon, tieneImportes } from './renglones.ts'
import { texts } from './texts.ts'

type Columna = { titulo: string; celda: (renglon: Renglon) => ReactNode; derecha?: true }

const dato = (titulo: string): Columna => ({ titulo, celda: ({ datos }) => valorDe(datos, titulo) })
const valorDe = (datos: Renglon['datos'], titulo: string) =>
  datos.find(([nombre]) => nombre === titulo)?.[1]

/** A name with its code behind it, in small letters. */
const conCodigo = (nombre: string | undefined, codigo: string | undefined) => (
  <>
    {nombre} <span className="tenue">{codigo}</span>
  </>
)

const DE_ITEMS: Columna[] = [
  dato(texts.solicitud),
  dato(texts.fecha),
  {
    titulo: texts.descripcion,
    celda: ({ titulo, datos }) => conCodigo(titulo, valorDe(datos, texts.practica)),
  },
  {
    titulo: texts.nombrePrestador,
    celda: ({ prestador, datos }) => conCodigo(prestador, valorDe(datos, texts.prestador)),
  },
  { ...dato(texts.cantidad), derecha: true },
  {
    titulo: texts.importe,
    celda: ({ importe }) => importe !== undefined && dinero(importe),
    derecha: true,
  },
]

function columnasDe(grupo: keyof Consumo): Columna[] {
  if (grupo.startsWith('medicamentos')) return DE_ITEMS.toSpliced(4, 0, dato(texts.periodo))
  if (tieneImportes(grupo)) return DE_ITEMS
  if (grupo === 'derivaciones')
    return [
      texts.numero,
      texts.fecha,
      texts.nombrePrestador,
      texts.diagnostico,
      texts.tratamiento,
    ].map(dato)
  return [
    dato(texts.numero),
    dato(texts.inicio),
    dato(texts.cobertura),
    { titulo: texts.estado, celda: ({ estado }) => estado && <EstadoDeTramite {...estado} /> },
  ]
}

/** All data of each row at once, on wide screens and on paper (CONS-05, CONS-06). */
export function TablaDeConsumo({
  grupo,
  renglones,
}: {
  grupo: keyof Consumo
  renglones: readonly Renglon[]
}) {
  const columnas = columnasDe(grupo)
  return (
    <div className="lista">
      <table>
        <caption className="oculto">{texts.grupos[grupo]}</caption>
        <thead>
          <tr>
            {columnas.map(({ titulo, derecha }) => (
              <th key={titulo} scope="col" className={derecha && 'derecha'}>
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renglones.map((renglon, at) => (
            <tr key={`${at}${renglon.titulo}`}>
              {columnas.map(({ titulo, celda, derecha }) => (
                <td key={titulo} className={derecha && 'derecha'}>
                  {celda(renglon)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
