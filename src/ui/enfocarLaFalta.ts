const MAL =
  '[aria-invalid=true], [data-invalida=true], fieldset:has(.falta) :is(input, select, button)'

/** Moves the focus to the first error of a form, so that its message is read aloud. */
export function enfocarLaFalta(caja: HTMLElement | null): void {
  caja?.querySelector<HTMLElement>(MAL)?.focus()
}
