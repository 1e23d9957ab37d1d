import type { Receta } from '#contract/recetas.ts'
import { enviarReceta } from '#model/envios.ts'
import { remediosDe } from '#model/recetas/vigentes.ts'

import { Enviar } from './Enviar.tsx'
import { texts } from './texts.ts'

export function EnviarReceta({ receta, onCerrar }: { receta: Receta; onCerrar: () => void }) {
  const { recetaElectronica, personaFisicaAfiliado, afiliado } = receta
  const { idRecetaElectronica: id, numero } = recetaElectronica
  return (
    <Enviar
      operation={enviarReceta}
      que={{ id, numero }}
      titulo={texts.recetaN(numero)}
      detalle={[personaFisicaAfiliado.nombre, ...remediosDe(receta)].join(' · ')}
      correo={afiliado?.correo ?? ''}
      onCerrar={onCerrar}
    />
  )
}
