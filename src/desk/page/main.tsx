import { render } from 'preact';
import './style/base.css';
import './style/parts.css';
import './style/frame.css';
import { DeskFrame } from './frame.js';
import { applyTheme } from './theme.js';

applyTheme();
const root = document.getElementById('desk');
if (root !== null) render(<DeskFrame />, root);
