import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { Struct } from 'superstruct'

import { useSucio } from '#live/busy.ts'
import { useLatest } from '#ui/useLatest.ts'

import { resolverDe } from './reglas.ts'

/** What useBorrador answers; it may keep fewer fields than the form has. */
type Borrador<Campos> = {
  value: Partial<Campos>
  change: (value: Campos) => void
  done: () => Promise<void>
}

export type Opciones<Campos extends FieldValues> = {
  struct: Struct<Campos>
  inicial: Campos
  /** Undefined where nothing is kept, and until what was kept is read. */
  borrador?: Borrador<Campos> | undefined
  /** 'al-enviar': nothing is said before it is sent, as with passwords; 'desde-enviar': from the first press on, as it is typed. */
  revisa?: 'al-salir' | 'al-enviar' | 'desde-enviar'
}

const REVISA = {
  'al-salir': { mode: 'onTouched' },
  'al-enviar': { reValidateMode: 'onSubmit' },
  'desde-enviar': {},
} as const

/** The fields of a form: their rules, what is kept of them on this phone, and whether they would be lost. */
export function useCampos<Campos extends FieldValues>(opciones: Opciones<Campos>) {
  const { struct, inicial, borrador, revisa = 'al-salir' } = opciones
  const [resolver] = useState(() => resolverDe(struct))
  const form = useForm<Campos>({
    defaultValues: { ...inicial, ...borrador?.value } as DefaultValues<Campos>,
    resolver,
    ...REVISA[revisa],
  })
  useSucio(form.formState.isDirty)
  useGuardado(form, inicial, borrador)
  return {
    ...form,
    /** Whether these are right: a step of a longer form. The first that is not gets the focus. */
    revisar: (campos: readonly FieldPath<Campos>[]) => form.trigger(campos, { shouldFocus: true }),
  }
}

/** What is typed goes into the draft, from the first key on; what was typed before into the form, once it is read. */
function useGuardado<Campos extends FieldValues>(
  { getValues, subscribe, reset }: ReturnType<typeof useForm<Campos>>,
  inicial: Campos,
  borrador: Borrador<Campos> | undefined,
): void {
  const latest = useLatest(borrador)
  const leido = useRef(borrador !== undefined)
  useEffect(() => {
    if (!borrador || leido.current) return
    leido.current = true
    reset({ ...inicial, ...borrador.value }, { keepDirtyValues: true })
  }, [borrador, inicial, reset])

  useEffect(() => {
    // A draft is made like its own initial value: only those fields are kept.
    const kept = (campos: Campos) => {
      const names = Object.keys(campos).filter((name) => name in (latest.current?.value ?? {}))
      return Object.fromEntries(names.map((name) => [name, campos[name]])) as Campos
    }
    let last = JSON.stringify(kept(getValues()))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = kept(values)
        const text = JSON.stringify(typed)
        if (text !== last) latest.current?.change(typed)
        last = text
      },
    })
  }, [subscribe, getValues, latest])
}
