import { useMemo, useState } from 'react'

import { codigoDeReceta } from '#contract/pase/codigo.ts'
import { type RecetaFirmada, finDeReceta } from '#contract/pase/receta.ts'
import { formatFecha } from '#formato/fechas.ts'
import type { Prestada } from '#local/encargos/prestadas.ts'
import { Visor } from '#piezas/documento/Visor.tsx'
import { CodigoEnBlanco } from '#piezas/encargo/CodigoEnBlanco.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Claro } from '#ui/Claro.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'

import { nombreDe } from './nombres.ts'
import { pedidoDeHoja } from './pedidoDeHoja.ts'
import { texts } from './texts.ts'

type Props = { prestada: Prestada; ahora: number; publicUrl: string }
type Receta = Prestada['recetas'][number]
type Hoja = Prestada['hojas'][number]

/** Lent prescriptions: each shows its own code alone, and its sheet. */
export function Recetas({ prestada: { recetas, hojas }, ahora, publicUrl }: Props) {
  const [conCodigo, setConCodigo] = useState<Receta>()
  const [conHoja, setConHoja] = useState<Hoja>()
  if (recetas.length === 0) return null
  return (
    <section className="pila">
      <h2>{texts.recetas}</h2>
      <ul className="pila" aria-label={texts.recetas}>
        {recetas.map((una) => {
          const hoja = hojas.find(({ numero }) => numero === una.receta.numero)
          return (
            <li className="tarjeta relleno pila" key={una.receta.numero}>
              <Datos receta={una.receta} ahora={ahora} />
              <div className="botones">
                <Boton onClick={() => setConCodigo(una)}>{texts.verCodigo}</Boton>
                {hoja && <Boton onClick={() => setConHoja(hoja)}>{texts.verHoja}</Boton>}
              </div>
            </li>
          )
        })}
      </ul>
      <Codigo
        receta={conCodigo}
        ahora={ahora}
        publicUrl={publicUrl}
        onCerrar={() => setConCodigo(undefined)}
      />
      {conHoja && (
        <Claro>
          <Visor
            pedido={pedidoDeHoja(conHoja, texts.numero(conHoja.numero))}
            onCerrar={() => setConHoja(undefined)}
          />
        </Claro>
      )}
    </section>
  )
}

function Datos({ receta, ahora }: { receta: RecetaFirmada; ahora: number }) {
  const vence = ahora < finDeReceta(receta) ? texts.vence : texts.vencio
  return (
    <div>
      <p className="fuerte">{receta.remedios.map(({ remedio }) => remedio).join(' · ')}</p>
      <p>{texts.recetaDe(nombreDe(receta))}</p>
      <p className="tenue">
        {texts.numero(receta.numero)}
        {receta.vence !== null && ` · ${vence(formatFecha(receta.vence))}`}
      </p>
    </div>
  )
}

type DeCodigo = {
  receta: Receta | undefined
  ahora: number
  publicUrl: string
  onCerrar: () => void
}

/** With two codes on a screen, a scanner may read the wrong one. */
function Codigo({ receta, ahora, publicUrl, onCerrar }: DeCodigo) {
  const qr = useMemo(() => receta && codigoDeReceta(receta, publicUrl), [receta, publicUrl])
  const titulo = receta ? texts.codigoDeReceta(receta.receta.numero) : ''
  return (
    <Dialogo
      abierto={receta !== undefined}
      titulo={titulo}
      cierre={<Cruz onCerrar={onCerrar} />}
      onCerrar={onCerrar}
    >
      {receta && (
        <>
          <CodigoEnBlanco qr={qr} nombre={titulo} />
          <Datos receta={receta.receta} ahora={ahora} />
        </>
      )}
    </Dialogo>
  )
}
