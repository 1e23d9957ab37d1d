import { ReceiptMoney24Regular } from '@fluentui/react-icons/svg/receipt-money'

import { numeroDe } from '#formato/numeroDe.ts'
import { usePendientes } from '#live/pendientes/usePendientes.ts'
import { juntaDe } from '#model/juntas.ts'
import { NoEsta } from '#piezas/NoEsta.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { useMedia } from '#ui/useMedia.ts'

import { ANCHA } from './ancha.ts'
import { Conflicto } from './Conflicto.tsx'
import { PendientesScreen } from './PendientesScreen.tsx'
import { Recibo } from './Recibo.tsx'

import './pendientes.css'
import { texts } from './texts.ts'

/** Page of one change. On a wide screen the list stands beside it, except for a conflict with choices to make. */
export function ReciboScreen({ numero: escrito }: { numero?: string }) {
  const numero = numeroDe(escrito)
  const todos = usePendientes()
  const ancha = useMedia(ANCHA)
  if (!todos) return <Esqueleto texto={texts.leyendo} />
  const pendiente = todos.find((uno) => uno.numero === numero)
  if (!pendiente)
    return (
      <NoEsta
        icono={<ReceiptMoney24Regular />}
        titulo={texts.noEsta}
        detalle={texts.noEstaDetalle}
        href="/pendientes"
        ver={texts.verTodos}
      />
    )
  const { type, payload, hay, state } = pendiente
  const junta = state === 'conflict' ? juntaDe(type, payload, hay) : undefined
  if (junta) return <Conflicto pendiente={pendiente} junta={junta} />
  return ancha ? <PendientesScreen numero={numero} /> : <Recibo pendiente={pendiente} />
}
