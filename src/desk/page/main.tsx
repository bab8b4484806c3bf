import { render } from 'preact';
import './style/base.css';
import './style/parts.css';
import './style/frame.css';
import { warmUp } from './client.js';
import { DeskFrame } from './frame.js';
import { keepOffline } from './offline.js';
import { applyTheme } from './theme.js';

applyTheme();
warmUp();
const root = document.getElementById('desk');
if (root !== null) render(<DeskFrame />, root);
keepOffline();
