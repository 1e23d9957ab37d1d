import type { Owner } from './storage.ts'
import type { Time } from './time.ts'

type Listener = { owner: Owner; name: string; hear: (data: unknown) => void }

/** The BroadcastChannels of one phone: a window's message reaches the others a moment later. */
export function makeHub(time: Time, ticks: () => number) {
  const listeners = new Set<Listener>()

  return {
    classFor: (owner: Owner) =>
      class {
        onmessage: ((event: { data: unknown }) => void) | null = null
        readonly #self: Listener

        constructor(name: string) {
          this.#self = { owner, name, hear: (data) => this.onmessage?.({ data }) }
          listeners.add(this.#self)
        }

        postMessage(data: unknown) {
          const said = structuredClone(data)
          for (const other of listeners) {
            if (other === this.#self || other.name !== this.#self.name) continue
            if (other.owner.dead()) listeners.delete(other)
            else time.set(() => other.owner.deliver(() => other.hear(said)), ticks())
          }
        }

        close() {
          listeners.delete(this.#self)
        }
      },
  }
}

export type Hub = ReturnType<typeof makeHub>
