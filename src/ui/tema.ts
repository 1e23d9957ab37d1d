import type { PartialTheme } from '@fluentui/react-components'

import { deAmbos, deClaro, deOscuro } from './tokensDeFluent.ts'

// Fluent's sizes are in px; in rem they follow the reader's text size.
const medidas = {
  fontFamilyBase: "Roboto, system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
  fontSizeBase100: '.8125rem',
  fontSizeBase200: '.875rem',
  fontSizeBase300: '1rem',
  fontSizeBase400: '1.125rem',
  fontSizeBase500: '1.25rem',
  fontSizeBase600: '1.5rem',
  fontSizeHero700: '1.75rem',
  fontSizeHero800: '2.125rem',
  lineHeightBase100: '1.125rem',
  lineHeightBase200: '1.25rem',
  lineHeightBase300: '1.5rem',
  lineHeightBase400: '1.5rem',
  lineHeightBase500: '1.75rem',
  lineHeightBase600: '2rem',
  lineHeightHero700: '2.25rem',
  lineHeightHero800: '2.5rem',
  borderRadiusMedium: '8px',
  borderRadiusLarge: '12px',
  borderRadiusXLarge: '16px',
}

// Our own colours are variables of the document (src/colores): they differ from insurer to insurer.
export const temaClaro: PartialTheme = { ...deAmbos, ...deClaro, ...medidas }

export const temaOscuro: PartialTheme = { ...deAmbos, ...deOscuro, ...medidas }
