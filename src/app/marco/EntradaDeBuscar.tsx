import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { Suspense, useEffect, useState } from 'react'

import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { NoEstaEncima } from '../paginas/NoEstaEncima.tsx'
import { screen } from '../pantallas/screen.ts'
import { texts } from './texts.ts'

const Dialogo = screen(
  async () => (await import('#features/buscar/BuscarDialogo.tsx')).BuscarDialogo,
  NoEstaEncima,
)

const esMac = () => /Mac/.test(navigator.userAgent)

/** The search in the bar of larger screens, with its key combination; on a phone it is the first entry of the menu. */
export function EntradaDeBuscar() {
  const mediana = useMedia(MEDIANA)
  const [abierta, setAbierta] = useState(false)
  useEffect(() => {
    if (!mediana) return
    const alTeclear = (event: KeyboardEvent) => {
      if (!esAtajo(event) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      setAbierta(true)
    }
    addEventListener('keydown', alTeclear)
    return () => removeEventListener('keydown', alTeclear)
  }, [mediana])
  if (!mediana) return null
  return (
    <>
      <button
        type="button"
        className="busca"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setAbierta(true)}
      >
        <Search24Regular />
        <span>{texts.buscarQue}</span>
        <kbd>{esMac() ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {abierta && (
        <Suspense>
          <Dialogo onCerrar={() => setAbierta(false)} />
        </Suspense>
      )}
    </>
  )
}

/** With Ctrl or ⌘, never a single letter: dictation to a computer would open it by accident. */
const esAtajo = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey
