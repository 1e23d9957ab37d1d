import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { ReOrderDotsVertical24Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import { Warning20Filled } from '@fluentui/react-icons/svg/warning'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import type { Papel } from '#model/papeles/papel.ts'
import { useLatest } from '#ui/useLatest.ts'

import { Flechas } from './Flechas.tsx'
import { Icono } from './Icono.tsx'
import { megas } from './megas.ts'
import { Miniatura } from './Miniatura.tsx'
import { texts } from './nuevaTexts.ts'
import type { Papeles } from './usePapeles.ts'

type Props = {
  hojas: readonly Papel[]
  guardados: Papeles['guardados']
  /** They cannot be moved or taken out while the PDF is being made of them. */
  fijas: boolean
  onMover: (id: string, a: number) => void
  onSacar: (id: string) => void
}

/** Pages of a PDF. They are moved with arrow buttons, by their grip (finger or mouse), or with keys. */
export function HojasDePdf({ hojas, guardados, fijas, onMover, onSacar }: Props) {
  const { lista, tomada, tomar, teclas } = useTomada(hojas, onMover)
  const donde = hojas.findIndex(({ id }) => id === tomada)
  return (
    <>
      <ol ref={lista} className="paginas-de-pdf" inert={fijas}>
        {hojas.map(({ id, bytes, consejos = [] }, n) => (
          <li key={id} className={id === tomada ? 'tarjeta tomada' : 'tarjeta'}>
            <button
              type="button"
              className="agarre"
              aria-label={texts.agarrar(n + 1)}
              aria-pressed={id === tomada}
              aria-describedby="como-se-mueve"
              onPointerDown={(event) => {
                event.preventDefault()
                event.currentTarget.focus()
                tomar(id, 'dedo')
              }}
              onKeyDown={(event) => teclas(event, id, n)}
              onBlur={() => tomar(undefined)}
            >
              <ReOrderDotsVertical24Regular />
            </button>
            <Miniatura de={guardados?.get(id)} />
            <div>
              <p className="fuerte">{texts.hojaN(n + 1)}</p>
              <p className="tenue dato">{texts.mb(megas(bytes))}</p>
              {consejos.map((consejo) => (
                <p key={consejo} className="consejo fuerte">
                  <Warning20Filled />
                  {texts.consejosCortos[consejo]}
                </p>
              ))}
            </div>
            <span className="flechas">
              <Flechas
                nombre={texts.hojaN(n + 1)}
                n={n}
                de={hojas.length}
                onMover={(a) => onMover(id, a)}
              />
              <Icono
                nombre={texts.sacarHoja(n + 1)}
                icono={<Delete24Regular />}
                onClick={() => onSacar(id)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p id="como-se-mueve" hidden>
        {texts.comoSeMueve}
      </p>
      <output className="oculto">{donde >= 0 && texts.hojaDe(donde + 1, hojas.length)}</output>
    </>
  )
}

/** The page that is being moved, by its grip or with keys. Only one at a time. */
function useTomada(hojas: readonly Papel[], onMover: Props['onMover']) {
  const lista = useRef<HTMLOListElement>(null)
  const [tomada, setTomada] = useState<{ id: string; con: 'dedo' | 'teclas'; desde: number }>()
  const latest = useLatest({ hojas, onMover })
  const tomar = (id: string | undefined, con: 'dedo' | 'teclas' = 'teclas') =>
    setTomada(id === undefined ? id : { id, con, desde: hojas.findIndex((hoja) => hoja.id === id) })

  const arrastrada = tomada?.con === 'dedo' ? tomada.id : undefined
  useEffect(() => {
    if (arrastrada === undefined) return undefined
    // Listens on the window: the grip moves along with its page and gets no pointer events during the move.
    const mover = ({ clientY }: PointerEvent) => {
      const sobre = [...(lista.current?.children ?? [])].findIndex((fila) => {
        const { top, bottom } = fila.getBoundingClientRect()
        return clientY >= top && clientY < bottom
      })
      if (sobre >= 0 && latest.current.hojas[sobre]?.id !== arrastrada)
        latest.current.onMover(arrastrada, sobre)
    }
    const soltar = () => setTomada(undefined)
    addEventListener('pointermove', mover)
    addEventListener('pointerup', soltar)
    addEventListener('pointercancel', soltar)
    return () => {
      removeEventListener('pointermove', mover)
      removeEventListener('pointerup', soltar)
      removeEventListener('pointercancel', soltar)
    }
  }, [arrastrada, latest])

  function teclas(event: KeyboardEvent, id: string, n: number): void {
    const { key } = event
    if (key === ' ' || key === 'Enter') tomar(tomada ? undefined : id)
    else if (!tomada) return
    else if (key === 'ArrowUp') onMover(id, n - 1)
    else if (key === 'ArrowDown') onMover(id, n + 1)
    else if (key === 'Escape') {
      onMover(id, tomada.desde)
      tomar(undefined)
    } else return
    event.preventDefault()
  }

  return { lista, tomada: tomada?.id, tomar, teclas }
}
