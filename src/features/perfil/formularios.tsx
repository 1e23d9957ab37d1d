import { Boton } from '#ui/Boton.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { parteTardia } from '#ui/parteTardia.tsx'

import { texts } from './texts.ts'

const enSuLugar = {
  mientras: <Esqueleto texto={texts.trayendo} />,
  falta: (otraVez: () => void) => (
    <>
      <p role="alert">{texts.formularioNoVino}</p>
      <Boton onClick={otraVez}>{texts.probarDeNuevo}</Boton>
    </>
  ),
}

// Loaded when the first form opens: a visit at a counter does not need them.
export const FormularioDeDomicilio = parteTardia(
  async () => (await import('./FormularioDeDomicilio.tsx')).FormularioDeDomicilio,
  enSuLugar,
)

export const FormularioDeContacto = parteTardia(
  async () => (await import('./FormularioDeContacto.tsx')).FormularioDeContacto,
  enSuLugar,
)
