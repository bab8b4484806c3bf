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
  const broken = new Promise<never>((_, reject) => threads.on('error', reject));
  broken.catch(() => undefined);
  return {
    run: <R>(name: string, task: unknown, signal?: AbortSignal) =>
      Promise.race([threads.run(task, { name, signal: signal ?? null }) as Promise<R>, broken]),
    end: () => threads.destroy(),
  };
};

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
