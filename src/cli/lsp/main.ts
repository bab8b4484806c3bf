/** The script of the language server: in the first thread it serves, in another it judges. */
import { isMainThread } from 'node:worker_threads';
import { answerTasks } from './thread.js';

export { serve } from './server.js';

if (!isMainThread) answerTasks();
