import { expect, test } from 'vitest'

import { actualEn } from '#app/marco/seccion.ts'

test.each([
  ['/consultar-recetas', '/receta'],
  ['/ver-prescripcion', '/prescripcion'],
  ['/consultar-cupo', '/orden'],
  ['/consultar-ordenes', '/orden'],
  ['/emitir-orden/4', '/orden'],
  ['/ver-autorizacion', '/autorizaciones'],
  ['/buscar-farmacias', '/prestadores'],
  ['/ver-afiliado/4', '/grupo-familiar'],
  ['/add-derivacion', '/derivaciones'],
  ['/ayuda/credencial', '/ayuda'],
  ['/estado', '/ayuda'],
])('[SHELL-05] on %s the menu entry %s that leads there is marked as current', (path, href) => {
  expect(actualEn(path, href)).toBe('true')
  expect(actualEn(path, '/')).toBeUndefined()
})

test("[SHELL-05] on an entry's own address the menu marks the entry as the current page", () => {
  expect(actualEn('/receta', '/receta')).toBe('page')
})
