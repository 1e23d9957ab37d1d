import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type KeepStateOptions,
  useForm,
} from 'react-hook-form'
import type { Struct } from 'superstruct'

import { useSucio } from '#live/telefono/busy.ts'
import { useLatest } from '#ui/useLatest.ts'

import { resolverDe } from './reglas.ts'

/** Result of useBorrador. It may store fewer fields than the form has. */
type Borrador<Campos> = {
  value: Partial<Campos>
  change: (value: Campos) => void
  done: () => Promise<void>
}

export type Opciones<Campos extends FieldValues> = {
  struct: Struct<Campos>
  inicial: Campos
  /** Undefined if the form stores no draft, and until the draft is read. */
  borrador?: Borrador<Campos> | undefined
  /**
   * 'al-enviar': errors only after sending, as for passwords. 'desde-enviar': after the first attempt, errors are
   * updated while typing.
   */
  revisa?: 'al-salir' | 'al-enviar' | 'desde-enviar'
}

const REVISA = {
  'al-salir': { mode: 'onTouched' },
  'al-enviar': { reValidateMode: 'onSubmit' },
  'desde-enviar': {},
} as const

/** Fields of a form: rules, draft, and a warning before unsaved text is lost. */
export function useCampos<Campos extends FieldValues>(opciones: Opciones<Campos>) {
  const { struct, inicial, borrador, revisa = 'al-salir' } = opciones
  const [resolver] = useState(() => resolverDe(struct))
  const form = useForm<Campos>({
    defaultValues: { ...inicial, ...borrador?.value } as DefaultValues<Campos>,
    resolver,
    ...REVISA[revisa],
  })
  useSucio(form.formState.isDirty)
  const llenar = useGuardado(form, inicial, borrador)
  return {
    ...form,
    llenar,
    /** True if these fields are valid, for a step of a longer form. The first invalid one gets the focus. */
    revisar: (campos: readonly FieldPath<Campos>[]) => form.trigger(campos, { shouldFocus: true }),
  }
}

/** The person may type, leave a field or try to send before the draft is read. All of that still counts afterwards. */
const CONSERVA = {
  keepDirtyValues: true,
  keepDirty: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepErrors: true,
} as const

/**
 * Stores the fields in the draft from the first key on, and fills the form with an earlier draft once it is read. Returns
 * a function that fills the form anew, which is no typing: it stores nothing.
 */
function useGuardado<Campos extends FieldValues>(
  { formState, getValues, subscribe, reset, trigger }: ReturnType<typeof useForm<Campos>>,
  inicial: Campos,
  borrador: Borrador<Campos> | undefined,
): (campos: Campos, como?: KeepStateOptions) => void {
  const latest = useLatest(borrador)
  const leido = useRef(borrador !== undefined)
  /** The fields as the draft has them. */
  const guardado = useRef<string>(undefined)

  // The draft's initial value decides which fields are stored.
  const kept = useCallback(
    (campos: Campos) => {
      const names = Object.keys(campos).filter((name) => name in (latest.current?.value ?? {}))
      return Object.fromEntries(names.map((name) => [name, campos[name]])) as Campos
    },
    [latest],
  )
  const llenar = useCallback(
    (campos: Campos, como?: KeepStateOptions) => {
      guardado.current = JSON.stringify(kept(campos))
      reset(campos, como)
    },
    [kept, reset],
  )

  const { isSubmitting, isSubmitted, errors } = formState
  useEffect(() => {
    // A reset during a send would let the same text be sent twice.
    if (!borrador || leido.current || isSubmitting) return
    leido.current = true
    llenar({ ...inicial, ...borrador.value }, CONSERVA)
    // Messages that already stand there are those of the restored text.
    void trigger(isSubmitted ? undefined : (Object.keys(errors) as FieldPath<Campos>[]))
  }, [borrador, inicial, llenar, trigger, isSubmitting, isSubmitted, errors])

  useEffect(() => {
    guardado.current = JSON.stringify(kept(getValues()))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = kept(values)
        const text = JSON.stringify(typed)
        if (text !== guardado.current) latest.current?.change(typed)
        guardado.current = text
      },
    })
  }, [subscribe, getValues, latest, kept])
  return llenar
}
