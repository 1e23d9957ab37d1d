import type { Portal } from '../../support/portal.ts'
import type { Proxy } from './proxy.ts'

/**
 * Missing or wrong functions of a browser, as scripts that run before our code: in pages through `scripts` of a look,
 * in workers through the network (`everywhere`).
 */
export const lacks = {
  /** Safari and Firefox: no Background Sync. */
  sync: `delete self.SyncManager;
    if (self.ServiceWorkerRegistration) delete ServiceWorkerRegistration.prototype.sync;`,

  /** Firefox asks the person whether data may be kept; this person never answers. */
  answerToPersist: `StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = () => new Promise(() => {});`,

  /** Browsers before 2023. */
  popover: 'delete HTMLElement.prototype.popover;',

  /** Functions of JavaScript and streams that Chrome 114, Safari 17 or Firefox 125 do not have (tools/promesa.mjs). */
  later: `{
    const drop = (from, ...names) => { for (const name of names) if (from) delete from[name]; };
    drop(Promise, 'try', 'withResolvers');
    drop(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
    drop(WeakMap.prototype, 'getOrInsert', 'getOrInsertComputed');
    drop(Map, 'groupBy');
    drop(Object, 'groupBy');
    drop(Math, 'sumPrecise', 'f16round');
    drop(Array, 'fromAsync');
    drop(URL, 'parse', 'canParse');
    drop(Uint8Array, 'fromBase64', 'fromHex');
    drop(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex');
    drop(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf',
      'isDisjointFrom');
    drop(Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce',
      'toArray', 'forEach', 'some', 'every', 'find');
    drop(ArrayBuffer.prototype, 'transfer', 'transferToFixedLength', 'detached');
    drop(ReadableStream.prototype, Symbol.asyncIterator, 'values');
    drop(AbortSignal, 'any');
    drop(Response.prototype, 'bytes');
    drop(Blob.prototype, 'bytes');
    drop(RegExp, 'escape');
    drop(Error, 'isError');
    drop(self, 'Iterator', 'Float16Array', 'scheduler', 'URLPattern', 'CloseWatcher', 'requestIdleCallback');
  }`,

  locks: 'delete Object.getPrototypeOf(navigator).locks;',

  /** No service worker can be registered, as under a policy or in a private window. */
  serviceWorker: `if (navigator.serviceWorker) navigator.serviceWorker.register = () =>
    Promise.reject(new DOMException('not allowed', 'SecurityError'));`,

  /** Imitates an iPhone; `standalone`: opened from its home screen. */
  iphone: (standalone: boolean) => `{
    const ios = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', standalone: ${standalone} };
    for (const [name, value] of Object.entries(ios))
      Object.defineProperty(Object.getPrototypeOf(navigator), name, { get: () => value });
    self.addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation());
  }`,

  /** navigator.onLine gives this value, right or wrong. */
  onLine: (says: boolean) =>
    `Object.defineProperty(Object.getPrototypeOf(navigator), 'onLine', { get: () => ${says} });`,

  /** The clock differs by this much, until `setClock` changes it. */
  clock: (ms: number) => `{
    const TrueDate = Date;
    self.wrongBy = ${ms};
    self.Date = class extends TrueDate {
      constructor(...rest) {
        if (rest.length === 0) super(TrueDate.now() + self.wrongBy); else super(...rest);
      }
      static now() { return TrueDate.now() + self.wrongBy; }
    };
  }`,

  /** The first openings of a database fail. */
  opening: (times: number, name = 'UnknownError') => `{
    let left = ${times};
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...rest) {
      if (left-- > 0) throw new DOMException('Internal error opening backing store', '${name}');
      return open.apply(this, rest);
    };
  }`,

  /** After `loseConnection`, this many transactions find the connection lost. */
  connection: `{
    const begin = IDBDatabase.prototype.transaction;
    self.lose = { times: 0, name: '' };
    IDBDatabase.prototype.transaction = function (...rest) {
      if (self.lose.times > 0) {
        self.lose.times -= 1;
        throw new DOMException('Connection to Indexed Database server lost', self.lose.name);
      }
      return begin.apply(this, rest);
    };
  }`,

  /** At first the camera is in use by another application, this many times. */
  camera: (times: number) => `if (self.MediaDevices) {
    let left = ${times};
    const ask = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = function (...rest) {
      if (left-- > 0) return Promise.reject(new DOMException('in use', 'NotReadableError'));
      return ask.apply(this, rest);
    };
  }`,

  /** WebKit: no Blob and no File in a database (FLT-76). */
  blobs: `for (const name of ['add', 'put']) {
    const store = IDBObjectStore.prototype[name];
    const holds = (value) => value instanceof Blob || (typeof value === 'object' && value !== null &&
      !ArrayBuffer.isView(value) && !(value instanceof ArrayBuffer) && Object.values(value).some(holds));
    IDBObjectStore.prototype[name] = function (value, ...rest) {
      if (holds(value)) throw new DOMException(
        'Error preparing Blob/File data to be stored in object store', 'UnknownError');
      return store.call(this, value, ...rest);
    };
  }`,
}

/**
 * Changes these functions in the engine's worker and in the service worker too, because their scripts come through the
 * network.
 */
export function everywhere(network: Proxy, before: string): void {
  network.alter('GET /sw.js', before)
  // The service worker runs this script too, and has its own change already.
  network.alter('GET /assets/worker-motor-', `if (!('registration' in self)) { ${before} }`)
}

/** Needs `lacks.connection`, loaded before the databases open, since their methods are bound then. */
export const loseConnection = ({ page }: Portal, times: number, name: string) =>
  page.evaluate((lose) => void Object.assign(window, { lose }), { times, name })

/** Changes the clock while the portal is open. Needs `lacks.clock`; a reloaded page has the old clock. */
export async function setClock({ page }: Portal, wrongBy: number): Promise<void> {
  const set = (ms: number) => void Object.assign(globalThis, { wrongBy: ms })
  await page.evaluate(set, wrongBy)
  for (const worker of [...page.workers(), ...page.context().serviceWorkers()])
    await worker.evaluate(set, wrongBy)
}
