const MAL =
  '[aria-invalid=true], [data-invalida=true], fieldset:has(.falta) :is(input, select, button)'

/** The first thing that is wrong in a form gets the focus, and its message is read. */
export function enfocarLaFalta(caja: HTMLElement | null): void {
  caja?.querySelector<HTMLElement>(MAL)?.focus()
}
