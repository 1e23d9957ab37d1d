import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { useState } from 'react'

import { type TarjetaDePapel, useTarjetas } from '#live/credencial/tarjetas.ts'
import { nombreCompleto } from '#model/personas.ts'
import { Boton } from '#ui/Boton.tsx'
import { esMovil } from '#ui/esMovil.ts'
import { Opciones } from '#ui/Opciones.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { Billeteras } from './Billeteras.tsx'
import { Hoja } from './Hoja.tsx'

import './tarjetas.css'
import { texts } from './texts.ts'

type Props = { idAfiliado: number | undefined; publicUrl: string }

/** Printed cards of one member or of the whole family, from data on this phone. */
export function TarjetasScreen({ idAfiliado, publicUrl }: Props) {
  const tarjetas = useTarjetas(publicUrl)
  const [quien, setQuien] = useState(String(idAfiliado ?? ''))
  const [tamano, setTamano] = useState('hoja')
  const grande = useMedia(MEDIANA)
  const hayImpresora = grande && !esMovil()
  if (tarjetas.state !== 'ready')
    return (
      <>
        <Titulo>{texts.titulo}</Titulo>
        {tarjetas.state === 'no-se-ofrece' ? (
          <p>{texts.noSeOfrece}</p>
        ) : (
          <SinDatos
            falla={tarjetas.state === 'absent' ? tarjetas.failure : undefined}
            trayendo={texts.trayendo}
            onReintentar={tarjetas.reintentar}
          />
        )}
      </>
    )
  if (!hayImpresora)
    return (
      <div className="pila">
        <Titulo>{texts.titulo}</Titulo>
        <p>{texts.explicacion}</p>
        <p>{texts.enComputadora}</p>
      </div>
    )
  const elegidas = tarjetas.todas.filter(
    ({ integrante }) => quien === '' || String(integrante.afiliado.idAfiliado) === quien,
  )
  const listas = elegidas.flatMap(({ impresa, ...de }) => (impresa ? [{ ...de, ...impresa }] : []))
  return (
    <div className="tarjetas pila">
      <div className="no-se-imprime pila">
        <Titulo>{texts.titulo}</Titulo>
        <p>{texts.explicacion}</p>
        <Opciones
          leyenda={texts.deQuien}
          opciones={[
            { valor: '', texto: texts.todos },
            ...tarjetas.todas.map(({ integrante }) => ({
              valor: String(integrante.afiliado.idAfiliado),
              texto: nombreCompleto(integrante),
            })),
          ]}
          elegidas={[quien]}
          onElegir={([elegida = '']) => setQuien(elegida)}
        />
        <Opciones
          leyenda={texts.tamano}
          opciones={[
            { valor: 'hoja', texto: texts.hoja },
            { valor: 'billetera', texto: texts.billetera },
          ]}
          elegidas={[tamano]}
          onElegir={([elegido = 'hoja']) => setTamano(elegido)}
        />
        {elegidas
          .filter(({ impresa }) => !impresa)
          .map(({ integrante }) => (
            <p key={integrante.afiliado.idAfiliado}>
              {texts.sinCodigo(nombreCompleto(integrante))}
            </p>
          ))}
        <Boton
          tono="primario"
          icono={<Print24Regular />}
          disabled={listas.length === 0}
          onClick={() => print()}
        >
          {texts.imprimir}
        </Boton>
      </div>
      <Papel tamano={tamano} tarjetas={listas} />
    </div>
  )
}

function Papel({ tamano, tarjetas }: { tamano: string; tarjetas: TarjetaDePapel[] }) {
  if (tamano !== 'hoja') return <Billeteras tarjetas={tarjetas} />
  return tarjetas.map((tarjeta) => (
    <Hoja key={tarjeta.integrante.afiliado.idAfiliado} {...tarjeta} />
  ))
}
