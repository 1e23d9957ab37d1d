import type { Proxy } from './proxy.ts'

/**
 * What a browser may lack or do wrong, as a script that runs before anything of ours. They go into pages by themselves
 * (`scripts` of a look) and into workers through the network (`everywhere`).
 */
export const lacks = {
  /** Safari and Firefox: no Background Sync. */
  sync: `delete self.SyncManager;
    if (self.ServiceWorkerRegistration) delete ServiceWorkerRegistration.prototype.sync;`,

  locks: 'delete Object.getPrototypeOf(navigator).locks;',

  /** No service worker may be registered, as a policy or a private window has it. */
  serviceWorker: `if (navigator.serviceWorker) navigator.serviceWorker.register = () =>
    Promise.reject(new DOMException('not allowed', 'SecurityError'));`,

  /** navigator.onLine says this, whatever is true. */
  onLine: (says: boolean) =>
    `Object.defineProperty(Object.getPrototypeOf(navigator), 'onLine', { get: () => ${says} });`,

  /** The page's clock is this far from the true one. */
  clock: (ms: number) => `{
    const TrueDate = Date;
    self.Date = class extends TrueDate {
      constructor(...rest) {
        if (rest.length === 0) super(TrueDate.now() + ${ms}); else super(...rest);
      }
      static now() { return TrueDate.now() + ${ms}; }
    };
  }`,

  /** The first so many openings of a database fail. */
  opening: (times: number, name = 'UnknownError') => `{
    let left = ${times};
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...rest) {
      if (left-- > 0) throw new DOMException('Internal error opening backing store', '${name}');
      return open.apply(this, rest);
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

/** The same in the engine's worker and in the service worker, whose scripts come through the network. */
export function everywhere(network: Proxy, before: string): void {
  network.alter('GET /sw.js', before)
  network.alter('GET /assets/portal-', before)
}

/** Runs in a page: from now on so many transactions cannot be begun. */
export function breakTransactions({ times, name }: { times: number; name: string }): void {
  let left = times
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (...rest) {
    if (left-- > 0) throw new DOMException('The database connection is closing.', name)
    return begin.apply(this, rest)
  }
}
