import { onTestFinished } from 'vitest'

import { reglasDe } from '../../support/letras.ts'

/** Sets letters of this size or family, as a phone's settings do. */
export function conLetras(cuales: Parameters<typeof reglasDe>[0]): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(reglasDe(cuales))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
}
