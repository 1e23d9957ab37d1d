import { expect, test } from 'vitest'

import { filesOf } from '../../../tools/archivos.ts'

test("[PERF-09] a list's document names the files of its screen, without those of the portal", () => {
  const manifest = {
    'src/app/Portal.tsx': { file: 'assets/Portal.js', imports: ['_base'] },
    _base: { file: 'assets/base.js', css: ['assets/base.css'] },
    _listas: { file: 'assets/r2/listas.js', imports: ['_base'], css: ['assets/r2/listas.css'] },
    'Lista.tsx': { file: 'assets/r2/Lista.js', imports: ['_listas', '_base'] },
    'Otra.tsx': { file: 'assets/r2/Otra.js', imports: ['_listas'] },
  }

  expect(filesOf(manifest, 'Lista.tsx')).toEqual({
    hojas: ['/assets/r2/listas.css'],
    guiones: ['/assets/r2/Lista.js', '/assets/r2/listas.js'],
  })
  expect(() => filesOf(manifest, 'Perdida.tsx')).toThrow('no chunk of its own')
})
