import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'

import { plano } from '#formato/busqueda.ts'

import { Boton } from './Boton.tsx'
import { Cruz } from './Dialogo.tsx'
import { A_LA_VISTA, movida, queEmpiezan } from './lista.ts'
import { useBajo } from './useBajo.ts'
import { useModal } from './useModal.ts'

type Props<T> = {
  elegir: string
  /** Name of the place or group that the list belongs to. */
  donde?: string | undefined
  /** Note about the whole list. */
  nota?: string | undefined
  /** Shown if the list is missing, with a button to go back. */
  sinLista?: ReactNode
  volver?: string | undefined
  opciones: readonly T[]
  claveDe: (opcion: T) => string
  textoDe: (opcion: T) => string
  ninguna: string
  elegida: T | undefined
  debajoDe: RefObject<HTMLElement | null>
  onElegir: (opcion: T) => void
  onCerrar: () => void
}

/** A search with its matches, full screen on a phone and under its field elsewhere. Back and Esc close only this list. */
export function ElegirDeLista<T>(props: Props<T>) {
  const { elegir, donde, debajoDe, sinLista, volver = 'Volver', onCerrar } = props
  const ref = useModal(true, onCerrar, { closesBeside: true })
  useBajo(ref, debajoDe)
  return (
    <dialog ref={ref} className="lista-escrita" aria-label={elegir}>
      <Cabeza elegir={elegir} donde={donde} onCerrar={onCerrar} />
      {sinLista ? (
        <div className="relleno pila">
          {sinLista}
          <Boton tono="primario" onClick={onCerrar}>
            {volver}
          </Boton>
        </div>
      ) : (
        <ConBusqueda {...props} />
      )}
    </dialog>
  )
}

function ConBusqueda<T>(props: Props<T>) {
  const { elegir, nota, opciones, textoDe, ninguna, onElegir, onCerrar } = props
  const id = useId()
  const [buscado, setBuscado] = useState('')
  const [marcada, setMarcada] = useState(-1)
  const todas = queEmpiezan(opciones, buscado, textoDe)
  const aLaVista = todas.slice(0, A_LA_VISTA)

  function tomar(opcion: T | undefined) {
    if (opcion === undefined) return
    onElegir(opcion)
    onCerrar()
  }

  function alTeclear(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Escape') {
      // Some browsers clear a search field on Escape instead of closing the dialog.
      event.preventDefault()
      return onCerrar()
    }
    if (key === 'Enter' || (key === 'Tab' && marcada >= 0)) {
      event.preventDefault()
      return tomar(aLaVista[marcada] ?? (todas.length === 1 ? todas[0] : undefined))
    }
    // Home and End move the cursor in the text.
    const next = key.startsWith('Arrow') ? movida(marcada, key, aLaVista.length) : undefined
    if (next === undefined) return
    event.preventDefault()
    setMarcada(next)
  }

  return (
    <>
      <header>
        <input
          type="search"
          role="combobox"
          aria-label={elegir}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={marcada < 0 ? undefined : `${id}-${marcada}`}
          placeholder={elegir}
          autoComplete="off"
          value={buscado}
          onKeyDown={alTeclear}
          onChange={({ target }) => {
            setBuscado(target.value)
            setMarcada(-1)
          }}
        />
      </header>
      {nota && <p className="tenue nota-de-lista">{nota}</p>}
      <Opciones
        {...props}
        id={id}
        aLaVista={aLaVista}
        marcada={marcada}
        buscado={buscado}
        onTomar={tomar}
      />
      <output className="tenue">
        {todas.length === 0 ? ninguna : `${todas.length} de ${opciones.length}`}
      </output>
    </>
  )
}

type OpcionesProps<T> = Pick<Props<T>, 'elegir' | 'claveDe' | 'textoDe' | 'elegida'> & {
  id: string
  aLaVista: readonly T[]
  marcada: number
  buscado: string
  onTomar: (opcion: T) => void
}

function Opciones<T>(props: OpcionesProps<T>) {
  const { elegir, claveDe, textoDe, elegida, id, aLaVista, marcada, buscado, onTomar } = props
  return (
    // No element of the browser's own is a list that another one's keys move through.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} role="listbox" aria-label={elegir}>
      {aLaVista.map((opcion, at) => {
        const clave = claveDe(opcion)
        const esElegida = elegida !== undefined && claveDe(elegida) === clave
        return (
          // Only for fingers and mice: with a keyboard, the search field handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={clave}
            id={`${id}-${at}`}
            ref={at === marcada ? aLaVistaDeTodos : undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> has no search
            role="option"
            aria-selected={esElegida}
            className={at === marcada ? 'marcada' : undefined}
            onClick={() => onTomar(opcion)}
          >
            <span>
              <Resaltado texto={textoDe(opcion)} buscado={buscado} />
            </span>
            {esElegida && <Checkmark24Regular />}
          </div>
        )
      })}
    </div>
  )
}

type CabezaProps = { elegir: string; donde: string | undefined; onCerrar: () => void }

function Cabeza({ elegir, donde, onCerrar }: CabezaProps) {
  return (
    <div className="cabeza">
      <div>
        <h2>{elegir}</h2>
        {donde && <p className="tenue">{donde}</p>}
      </div>
      <Cruz onCerrar={onCerrar} />
    </div>
  )
}

/** The text with the typed part in bold; accents and case are ignored. */
function Resaltado({ texto, buscado }: { texto: string; buscado: string }) {
  const inicio = plano(buscado.trim())
  const at = inicio === '' ? -1 : plano(texto).indexOf(inicio)
  // If accents changed the length, the positions do not match: nothing is marked.
  if (at < 0 || plano(texto).length !== texto.length) return texto
  return (
    <>
      {texto.slice(0, at)}
      <b>{texto.slice(at, at + inicio.length)}</b>
      {texto.slice(at + inicio.length)}
    </>
  )
}

const aLaVistaDeTodos = (marcada: HTMLElement | null) =>
  marcada?.scrollIntoView({ block: 'nearest' })
