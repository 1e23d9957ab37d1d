import { page } from 'vitest/browser'

/** Names and values of the section with this heading. */
export function datosDe(titulo: string): Record<string, string> {
  const seccion = page
    .getByRole('heading', { name: titulo, exact: true })
    .query()
    ?.closest('section')
  const nombres = [...(seccion?.querySelectorAll('dt') ?? [])]
  return Object.fromEntries(
    nombres.map((dt) => [dt.textContent, dt.nextElementSibling?.textContent ?? '']),
  )
}
