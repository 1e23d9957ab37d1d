import { useAtomValue } from 'jotai'
import { useContext, useEffect, useMemo } from 'react'

import { Generacion } from '#live/copias/useResource.ts'
import { useSucio } from '#live/telefono/busy.ts'
import { beforeCeding, device } from '#live/telefono/device.ts'
import { isShown } from '#live/telefono/leaving.ts'
import { pagina } from '#live/telefono/pagina.ts'

import { type Saved, makeDraft } from './draft.ts'
import { isLike } from './isLike.ts'

export type EnBorrador<T> = {
  value: T
  /**
   * Key of the change that the text becomes. With `useOperation`, two windows that send the same text make one change.
   */
  clave: string
  /** Outcome of this window's last write; undefined before the first. */
  saved: Saved | undefined
  change: (value: T) => void
  /** Stores the text immediately; when the promise resolves, this phone has it. */
  write: () => Promise<void>
  done: () => Promise<void>
}

/** The text of a form, stored on this phone from the first key on; undefined until the earlier text is read. */
export function useBorrador<T>(formulario: string, inicial: T): EnBorrador<T> | undefined {
  const generation = useContext(Generacion)
  const draft = useMemo(
    () => makeDraft(device, { formulario, generation }),
    [formulario, generation],
  )
  const shown = useAtomValue(draft.shown, pagina)

  useEffect(() => {
    const write = () => void draft.write()
    // Stored earlier than at 'pagehide', which is too late: a write that begins while the page is being left may be cut
    // off.
    const hide = () => isShown() && write()
    const stop = [draft.follow(), beforeCeding(draft.write)]
    addEventListener('beforeunload', write)
    document.addEventListener('visibilitychange', hide)
    return () => {
      for (const end of stop) end()
      removeEventListener('beforeunload', write)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [draft])
  useSucio(shown?.value !== undefined)

  if (!shown) return undefined
  const { value, clave, texto, saved } = shown
  // `isLike` has compared every part with this form's own values.
  const done = () => draft.done(texto)
  return {
    value: isLike(value, inicial) ? (value as T) : inicial,
    clave,
    saved,
    change: draft.change,
    write: draft.write,
    done,
  }
}
