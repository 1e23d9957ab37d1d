import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { Phone24Regular } from '@fluentui/react-icons/svg/phone'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { aparato } from '#ui/esMovil.ts'
import { movida } from '#ui/lista.ts'

import './buscar.css'
import { type NombreDeGrupo, hallar, seBusca } from './hallar.ts'
import { Nada, UnGrupo } from './Resultados.tsx'
import { texts } from './texts.ts'
import { useCosas } from './useCosas.ts'

/** Pause after the last key before a screen reader announces the number of results. */
const PAUSA = 500

type Props = {
  /** In a dialog, which has a history entry of its own: a followed link replaces it. */
  enDialogo?: boolean
  onElegir?: () => void
  onCerrar?: () => void
}

/**
 * One search field for all data on this phone. It searches at every key, without signal; the arrow keys move through
 * the results.
 */
export function Busqueda({ enDialogo = false, onElegir, onCerrar }: Props) {
  const [buscado, setBuscado] = useState('')
  const [abiertos, setAbiertos] = useState<readonly NombreDeGrupo[]>([])
  const raiz = useRef<HTMLDivElement>(null)
  const campo = useRef<HTMLInputElement>(null)
  const grupos = hallar(buscado, useCosas())
  const cuantos = grupos.reduce((sum, { cosas }) => sum + cosas.length, 0)
  useEffect(() => campo.current?.focus(), [])

  const resultados = () => [...(raiz.current?.querySelectorAll<HTMLElement>('a.resultado') ?? [])]

  function alTeclear(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Escape' && onCerrar) {
      // Some browsers clear the field on Escape instead of closing the dialog.
      event.preventDefault()
      return onCerrar()
    }
    const enCampo = document.activeElement === campo.current
    if (key === 'Enter' && enCampo) {
      event.preventDefault()
      return resultados()[0]?.click()
    }
    if (!key.startsWith('Arrow')) return
    const todos = resultados()
    const at = todos.findIndex((uno) => uno === document.activeElement)
    const next = movida(at, key, todos.length)
    if (next === undefined) return
    event.preventDefault()
    if (key === 'ArrowUp' && at === 0) campo.current?.focus()
    else todos[next]?.focus()
  }

  return (
    // Handles the keys of the field and of the links below it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="busqueda-global" ref={raiz} onKeyDown={alTeclear}>
      <Campo
        campo={campo}
        buscado={buscado}
        onBuscar={(otro) => {
          setBuscado(otro)
          setAbiertos([])
        }}
      />
      <Dicho texto={decir(buscado, cuantos)} />
      <div className="hallazgos">
        {grupos.map((grupo) => (
          <UnGrupo
            key={grupo.nombre}
            grupo={grupo}
            buscado={buscado}
            entero={abiertos.includes(grupo.nombre)}
            replace={enDialogo}
            onAbrir={() => setAbiertos((antes) => [...antes, grupo.nombre])}
            onElegir={onElegir}
          />
        ))}
        {seBusca(buscado) && cuantos === 0 && (
          <Nada buscado={buscado.trim()} replace={enDialogo} onElegir={onElegir} />
        )}
        <p className="donde-busca tenue">
          <Phone24Regular aria-hidden />
          {texts.busca(aparato())}
        </p>
      </div>
    </div>
  )
}

type CampoProps = {
  campo: RefObject<HTMLInputElement | null>
  buscado: string
  onBuscar: (buscado: string) => void
}

function Campo({ campo, buscado, onBuscar }: CampoProps) {
  return (
    <search className="campo-de-busqueda">
      <Search24Regular aria-hidden />
      <input
        ref={campo}
        type="text"
        inputMode="search"
        aria-label={texts.titulo}
        placeholder={texts.campo}
        value={buscado}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onBuscar(target.value)}
      />
      {buscado !== '' && (
        <button
          type="button"
          className="cruz"
          aria-label={texts.limpiar}
          onClick={() => {
            onBuscar('')
            campo.current?.focus()
          }}
        >
          <Dismiss24Regular />
        </button>
      )}
    </search>
  )
}

const decir = (buscado: string, cuantos: number) => {
  if (!seBusca(buscado)) return ''
  return cuantos === 0 ? texts.nada(buscado.trim()) : texts.resultados(cuantos)
}

/** Announces the number of results to screen readers. */
function Dicho({ texto }: { texto: string }) {
  const [dicho, setDicho] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDicho(texto), PAUSA)
    return () => clearTimeout(timer)
  }, [texto])
  return <output className="oculto">{dicho}</output>
}
