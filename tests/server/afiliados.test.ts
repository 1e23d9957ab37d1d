import { is } from 'superstruct'
import { expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { llamadas } from './support/llamadas.ts'

llamadas('afiliados', ({ provider, read }) => {
  test('[API-04] the family group lists the holder first, then spouse and children', async () => {
    const { token } = await provider().session('norma')

    const grupo = await read('/v1/afiliados/grupo-familiar', token)

    expect(is(grupo, tabla.afiliados.grupoFamiliar.response)).toBe(true)
    expect(grupo).toMatchObject([
      {
        afiliado: {
          numeroDocumentoFormateado: '28.456.789',
          numeroAfiliadoFormateado: '00-123456-0',
        },
        personaFisica: { nombre: 'Norma', numeroDocumentoString: '28456789' },
        persona: { cuilCuitFormateado: '27-28456789-2' },
        relacionTitularAdherente: { descripcion: 'Titular' },
      },
      { relacionTitularAdherente: { descripcion: 'Cónyuge' }, derivacion: null },
      { relacionTitularAdherente: { descripcion: 'Hija' }, derivacion: { sigla: 'APROSS' } },
      { relacionTitularAdherente: { descripcion: 'Hijo' } },
    ])
  })

  test('[API-05][API-81] a signed-in person is returned as the member, and the group starts with its holder', async () => {
    const { token } = await provider().session('voluntaria')

    const own = await read('/v1/afiliados/afiliado', token)
    const titular = await read('/v1/afiliados/find-titular-grupo', token)

    expect(own).toMatchObject({
      personaFisica: { nombre: 'Graciela' },
      tipoAfiliado: { fechaVencimientoCapita: expect.stringMatching(/^26\/\d{2}$/) },
    })
    expect(titular).toEqual(own)
  })
})
