import type { Afiliado } from '#contract/afiliados.ts'
import type { Propios } from '#ui/claveFacil.ts'

/** What the phone knows of the signed-in person that a password should not be made of. */
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
