import type { Afiliado } from '#contract/afiliados.ts'
import type { Propios } from '#ui/claveFacil.ts'

/** The signed-in person's data that a password should not contain. */
export const propiosDe = ({ afiliado, personaFisica, persona, tarjeta }: Afiliado): Propios => ({
  nombres: [personaFisica.nombre, personaFisica.apellido],
  numeros: [
    persona?.cuilCuitFormateado,
    personaFisica.numeroDocumentoString,
    afiliado.numeroDocumentoFormateado,
    afiliado.numeroAfiliadoFormateado,
    tarjeta?.numeroTarjeta,
  ],
  nacimiento: personaFisica.fechaNacimiento,
})
