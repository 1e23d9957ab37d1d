import { texts } from './nuevaTexts.ts'
import { Puntos } from './Puntos.tsx'
import type { EnCurso } from './useNueva.ts'

/** Step 4: checklist for the clinical history (WIZ-06). Its files are listed below. */
export function PasoHistoria({ nueva, cambiar }: Pick<EnCurso, 'nueva' | 'cambiar'>) {
  return (
    <Puntos
      titulo={texts.historia}
      puntos={texts.puntosDeLaHistoria}
      mirados={nueva.historia}
      onMirar={(historia) => cambiar((antes) => ({ ...antes, historia }))}
    />
  )
}
