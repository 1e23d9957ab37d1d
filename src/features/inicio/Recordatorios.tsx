import { AlertUrgent24Regular } from '@fluentui/react-icons/svg/alert-urgent'
import { BuildingShop24Regular } from '@fluentui/react-icons/svg/building-shop'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Receipt24Regular } from '@fluentui/react-icons/svg/receipt'
import type { ReactElement } from 'react'
import { Link } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import { formatFecha } from '#formato/fechas.ts'
import { venceEn } from '#formato/vencimiento.ts'
import { nombreEntre } from '#model/personas.ts'
import type { Recordatorio } from '#model/recetas/recordatorios.ts'
import type { capitaPronto } from '#model/vencimientoDeCapita.ts'
import { Renglon } from '#ui/Renglon.tsx'

import * as texts from './texts.ts'

const A_LA_VISTA = 3

/** One line for each reminder, with its link. */
export function enRenglones(
  capita: ReturnType<typeof capitaPronto>,
  recetas: readonly Recordatorio[],
  integrantes: readonly Afiliado[],
): ReactElement[] {
  const de = (idAfiliado: number) => {
    const suyo = integrantes.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
    return suyo ? nombreEntre(suyo, integrantes) : ''
  }
  return [
    ...(capita ? [<DeCapita key="capita" {...capita} />] : []),
    ...recetas.map((uno) => (
      <Uno key={`${uno.por}/${uno.numero}`} recordatorio={uno} nombre={de(uno.idAfiliado)} />
    )),
  ]
}

/** The first reminders; no card if there are none. */
export function Recordatorios({ todos }: { todos: readonly ReactElement[] }) {
  const mas = todos.length - A_LA_VISTA
  if (todos.length === 0) return null
  return (
    <ul className="tarjeta recordatorios" aria-label={texts.recordatorios}>
      {todos.slice(0, A_LA_VISTA).map((uno) => (
        <li key={uno.key}>{uno}</li>
      ))}
      {mas > 0 && (
        <li>
          <Link className="y-mas" href="/receta">
            {texts.yMas(mas)}
          </Link>
        </li>
      )}
    </ul>
  )
}

function DeCapita({ dia, dias }: NonNullable<ReturnType<typeof capitaPronto>>) {
  return (
    <Link href="/cupon-pago-capita">
      <Renglon
        tono={dias === 0 ? 'error' : 'aviso'}
        icono={<Receipt24Regular />}
        fuerte={texts.seVence(texts.capita, venceEn(dias))}
        tenue={texts.hastaEl(dia)}
      />
      <ChevronRight24Regular />
    </Link>
  )
}

function Uno({ recordatorio, nombre }: { recordatorio: Recordatorio; nombre: string }) {
  const { numero, remedios } = recordatorio
  const lista = recordatorio.por === 'lista'
  return (
    <Link
      href={lista ? `/ver-receta-cronica/${encodeURIComponent(numero)}` : '/consultar-recetas'}
      state={{ receta: numero }}
    >
      <Renglon
        tono={lista ? 'ok' : 'aviso'}
        icono={lista ? <BuildingShop24Regular /> : <AlertUrgent24Regular />}
        fuerte={lista ? texts.lista : texts.seVence(remedios, venceEn(recordatorio.dias))}
        tenue={texts.deQuien(
          nombre,
          lista ? recordatorio.farmacia : texts.hastaEl(formatFecha(recordatorio.dia).slice(0, 5)),
        )}
      />
      <ChevronRight24Regular />
    </Link>
  )
}
