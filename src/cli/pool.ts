/** Worker threads, where there is more to do than one thread does soon. */

export interface Pool {
  /**
   * Has a thread do a task with the function that the script exports under a name.
   *
   * @throws Error where the function throws, the thread ends, or the signal ends it
   */
  readonly run: <R>(name: string, task: unknown, signal?: AbortSignal) => Promise<R>;
  readonly end: () => Promise<void>;
}

/** Room for the heap of one thread: a game that eats more is not one that anybody waits for. */
const mostMegabytes = 1024;

/** Threads of a script; one that ends is replaced. */
export const openPool = async (script: URL, jobs: number, workerData: unknown): Promise<Pool> => {
  const { Piscina } = await import('piscina');
  const threads = new Piscina({
    filename: script.href,
    minThreads: jobs,
    maxThreads: jobs,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  // A thread that fails while it starts takes no task with it that would say so.
  const broken = new AbortController();
  threads.on('error', (error) => broken.abort(error));
  return {
    run: <R>(name: string, task: unknown, signal?: AbortSignal) =>
      unless(
        broken.signal,
        () => threads.run(task, { name, signal: signal ?? null }) as Promise<R>,
      ),
    end: () => threads.destroy(),
  };
};

/** What comes of the work, unless the signal comes first; it holds on to nothing once the work is done. */
const unless = <R>(signal: AbortSignal, work: () => Promise<R>): Promise<R> =>
  new Promise((settle, fail) => {
    const stop = (): void => fail(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work()
      .then(settle, fail)
      .finally(() => signal.removeEventListener('abort', stop));
  });

/** Works tasks off, so many at a time; each is asked for when there is time for it. */
export const workOff = async <T>(
  jobs: number,
  next: () => T | undefined,
  work: (task: T) => Promise<void>,
): Promise<void> => {
  const runner = async (): Promise<void> => {
    for (let task = next(); task !== undefined; task = next()) await work(task);
  };
  await Promise.all(Array.from({ length: jobs }, runner));
};
