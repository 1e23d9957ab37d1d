import { expect, test } from 'vitest'

import { llamadas } from './support/llamadas.ts'

llamadas('correos', ({ provider, read }) => {
  test('[API-14][API-15] the confirmed e-mail address of a person is returned, or null if there is none', async () => {
    const norma = await provider().session('norma')
    const sola = await provider().session('sola')

    expect(await read('/v1/contacto/validar-correo-confirmado', norma.token)).toMatchObject({
      descripcion: 'norma.quiroga@correo.example',
    })
    expect(await read('/v1/contacto/correo', norma.token)).toMatchObject([
      { confirmado: true, codigoTipoContacto: '2' },
    ])
    expect(await read('/v1/contacto/validar-correo-confirmado', sola.token)).toBeNull()
    expect(await read('/v1/contacto/correo', sola.token)).toEqual([])
  })
})
