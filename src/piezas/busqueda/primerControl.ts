/** First control of a form. In a group of options, the chosen one. */
export function primerControl(caja: HTMLElement | null): HTMLElement | null {
  const primero = caja?.querySelector<HTMLElement>('input, select, button') ?? null
  const elegida = primero?.closest('fieldset')?.querySelector<HTMLElement>('input:checked')
  return elegida ?? primero
}
