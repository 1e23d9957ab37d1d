import { useState } from 'react'

import { fechaYHora } from '#formato/instantes.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import type { Prestable } from '#model/encargos/materia.ts'
import { nombreCompleto, relacion } from '#model/personas.ts'
import { Boton } from '#ui/Boton.tsx'
import { ConFaltas } from '#ui/ConFaltas.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Opciones } from '#ui/Opciones.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Pildoras } from '#ui/Pildoras.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { Cuanto } from './Cuanto.tsx'
import { type Elegido, eleccionDe } from './eleccion.ts'
import { texts } from './texts.ts'
import { useCuanto } from './usePrestables.ts'

type Props = {
  prestables: readonly Prestable[]
  elegido: Elegido
  onElegir: (elegido: Elegido) => void
  onSeguir: () => void
}

const VIDAS = Object.entries(texts.vidas).map(([valor, texto]) => ({ valor, texto }))
const QUE_MAS = [
  { valor: 'recetas', texto: texts.recetas, detalle: texts.recetasDetalle },
  { valor: 'hojas', texto: texts.hojas, detalle: texts.hojasDetalle },
]

/** First step: members, parts of their data, and time. */
export function Elegir({ prestables, elegido, onElegir, onSeguir }: Props) {
  const [enVano, setEnVano] = useState(0)
  const seTerminan = useOfrece('encargos') === true
  const cuanto = useCuanto(eleccionDe(elegido))
  const { miembros, masQue, vida } = elegido
  const conRecetas = masQue.includes('recetas')
  function seguir() {
    if (miembros.length === 0) setEnVano((veces) => veces + 1)
    // The person may continue while the size is being read: it is checked again before the signature.
    else if (!cuanto || cuanto.peso !== undefined) onSeguir()
  }
  return (
    <Formulario onEnviar={seguir}>
      <ConFaltas enVano={enVano} className="pila">
        <Opciones
          leyenda={texts.deQuien}
          varias
          opciones={prestables.map(({ integrante }) => ({
            valor: String(integrante.afiliado.idAfiliado),
            texto: nombreCompleto(integrante),
            detalle: relacion(integrante),
          }))}
          elegidas={miembros}
          onElegir={(otros) => onElegir({ ...elegido, miembros: otros })}
          falta={enVano > 0 && miembros.length === 0 ? texts.faltaQuien : undefined}
        />
        <Opciones
          leyenda={texts.queMas}
          varias
          // A sheet is lent with its prescription alone.
          opciones={conRecetas ? QUE_MAS : QUE_MAS.slice(0, 1)}
          elegidas={masQue}
          onElegir={(otras) =>
            onElegir({ ...elegido, masQue: otras as Elegido['masQue'] /* values of QUE_MAS */ })
          }
        />
        {seTerminan ? (
          <Pildoras
            leyenda={texts.cuanto}
            pildoras={VIDAS}
            elegida={vida}
            onElegir={(otra) => onElegir({ ...elegido, vida: otra })}
          />
        ) : (
          <p>{texts.soloUnDia}</p>
        )}
      </ConFaltas>
      <HastaCuando {...{ prestables, elegido, seTerminan }} />
      {miembros.length > 0 && <Cuanto cuanto={cuanto} masQue={masQue} />}
      <Boton tono="primario" type="submit">
        {texts.seguir}
      </Boton>
    </Formulario>
  )
}

type DeHasta = Pick<Props, 'prestables' | 'elegido'> & { seTerminan: boolean }

/** The pass may end before the loan: without signal the loan ends with it. */
function HastaCuando({ prestables, elegido: { miembros, vida }, seTerminan }: DeHasta) {
  const ahora = useAhora(60_000)
  const pases = prestables
    .filter(({ integrante }) => miembros.includes(String(integrante.afiliado.idAfiliado)))
    .map(({ hasta }) => hasta)
  const fin = Math.min(...pases)
  if (ahora + Number(vida) * 60_000 <= fin) return null
  const cuando = fechaYHora(fin)
  return (
    <Panel tono="info">
      <p>{seTerminan ? texts.sinSenalHasta(cuando) : texts.soloHasta(cuando)}</p>
    </Panel>
  )
}
