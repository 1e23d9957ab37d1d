import { fechaDe } from '#formato/instantes.ts'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'
import type { useConfirmacion } from './useConfirmacion.ts'

type Props = Pick<ReturnType<typeof useConfirmacion>, 'filas' | 'quitar'>

/** Doubtful orders that the provider refused while their dialog was closed, each until the person has read it. */
export function NoSeGeneraron({ filas = [], quitar }: Props) {
  return filas.map(
    ({ codigoTransaccion, final, practica, paraQuien, pedidaAt }) =>
      final && (
        <Panel
          key={codigoTransaccion}
          tono="aviso"
          titulo={final.hecha === 'no' ? texts.no : texts.sinSaber}
        >
          <p>{`${practica} · ${paraQuien} · ${fechaDe(pedidaAt)}`}</p>
          <p>{final.porQue}</p>
          <p>{final.hecha === 'no' ? texts.noSeUsoCupo : texts.noLoDice}</p>
          <Boton onClick={() => void quitar(codigoTransaccion)}>{texts.entendido}</Boton>
        </Panel>
      ),
  )
}
