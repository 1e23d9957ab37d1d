import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { Warning20Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'

import { diaDe } from '#formato/instantes.ts'
import { type RecetasAMostrar, queSirven } from '#model/mostrador/fila.ts'
import type { Renglon } from '#model/revision.ts'

import { pdfDe } from './listo.ts'
import { texts } from './texts.ts'

const DIA = 24 * 60 * 60_000

type Props = {
  renglon: Renglon
  recetas: RecetasAMostrar | undefined
  /** Keys of documents that do not open. */
  rotos: readonly string[]
  ahora: number
}

/** Data of one member for use without signal, and their last valid day. */
export function Integrante({ renglon, recetas, rotos, ahora }: Props) {
  const claves = pdfDe(recetas, ahora)
  const faltan = claves.filter((clave) => rotos.includes(clave)).length
  const { tono, icono, texto } = credencialDe(renglon, ahora)
  return (
    <li>
      <span className="fuerte">{renglon.nombre}</span>
      <span>
        <span className={`estado ${tono}`}>
          {icono}
          {texto}
        </span>
        <span className="tenue">{renglon.tieneFicha ? texts.ficha : texts.sinFicha}</span>
        {recetas && (
          <span className="tenue">{recetasDe(recetas, claves.length - faltan, diaDe(ahora))}</span>
        )}
        {faltan > 0 && (
          <span className="estado aviso">
            <Warning20Filled />
            {texts.faltanPdf(faltan)}
          </span>
        )}
      </span>
    </li>
  )
}

function recetasDe({ activas, listas }: RecetasAMostrar, pdf: number, hoy: string): string {
  const cuantas = queSirven(activas, hoy).length + listas.length
  return cuantas === 0 ? texts.sinRecetas : texts.recetas(cuantas, pdf)
}

type Dicho = { tono: string; icono: ReactNode; texto: string }

function credencialDe({ credencial }: Renglon, ahora: number): Dicho {
  switch (credencial.state) {
    case 'vigente':
      return {
        tono: 'ok',
        icono: <CheckmarkCircle20Filled />,
        texto: texts.hasta(diaYMes(credencial.venceAt)),
      }
    case 'pronto':
      return {
        tono: 'aviso',
        icono: <Clock20Regular />,
        texto: texts.venceEn(Math.ceil((credencial.venceAt - ahora) / DIA)),
      }
    case 'vencido':
      return {
        tono: 'aviso',
        icono: <Warning20Filled />,
        texto: texts.sinVerificar(diaYMes(credencial.venceAt)),
      }
    case 'falta':
      return { tono: 'aviso', icono: <Warning20Filled />, texto: texts.falta }
    case 'no-se-ofrece':
      return { tono: 'neutro', icono: <Info20Regular />, texto: texts.noSeOfrece }
  }
}

function diaYMes(at: number): string {
  const [, mes, dia] = diaDe(at).split('-')
  return `${dia}/${mes}`
}
