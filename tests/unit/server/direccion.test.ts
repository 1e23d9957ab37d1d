import { expect, test } from 'vitest'

import { paraProgramas } from '../../../server/src/mantenimiento/direccion.ts'

test('[SEC-48] PostgreSQL’s programs get the address with its certificates and without its password', () => {
  const given =
    'postgres://portal:con%20espacio@db.example:5433/portal?sslmode=verify-full&sslrootcert=/etc/ca%20x.pem'

  expect(paraProgramas(given)).toEqual({
    address:
      'postgres://portal@db.example:5433/portal?sslmode=verify-full&sslrootcert=/etc/ca%20x.pem',
    password: 'con espacio',
  })
})

test('[SEC-48] PostgreSQL’s programs get no parameter that only Node’s driver knows', () => {
  const addressOf = (parameters: string) =>
    paraProgramas(`postgres://portal@db.example/portal?${parameters}`)

  expect(addressOf('sslmode=no-verify').address).toBe(
    'postgres://portal@db.example/portal?sslmode=require',
  )
  expect(addressOf('uselibpqcompat=true&host=/run/x&password=clave')).toEqual({
    address: 'postgres://portal@db.example/portal?host=/run/x',
    password: 'clave',
  })
  expect(addressOf('')).toEqual({
    address: 'postgres://portal@db.example/portal',
    password: undefined,
  })
})
