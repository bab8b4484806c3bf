import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const outsideCommand = ['grammar/**/*.ts', 'src/**/*.{ts,tsx}'];
const oneGame = ['src/kernel/**/*.ts', 'src/games/**/*.ts'];

/** Rules are asked in one of two modes, and one module changes between them. */
const whoListens = {
  selector: "AssignmentExpression > MemberExpression.left[property.name='listener']",
  message: 'Ask with quietly(), attribute with attributing() or collect().',
};

export default defineConfig(
  globalIgnores(['dist/', 'coverage/']),
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'no-duplicate-imports': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // A new member of a union must be met everywhere; a `default` that handles the rest counts.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        Buffer: 'readonly',
        URL: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  {
    // Only the command reads, writes and knows that it is a process.
    files: outsideCommand,
    ignores: ['src/cli/**'],
    rules: { 'no-restricted-globals': ['error', 'process', 'console', 'require', 'fetch'] },
  },
  {
    // It asks the server that has served the page, and nobody else.
    files: ['src/desk/page/folder-store.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    // The types of the tree are as long as the grammar makes them.
    files: ['grammar/generated/**'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    // What a view looks like is one expression, and as long as that is.
    files: ['src/desk/page/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true }] },
  },
  {
    // The same position must always play the same way.
    files: oneGame,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is a decision of the scenario.' },
        { object: 'Date', property: 'now', message: 'No rule knows the time.' },
      ],
    },
  },
  {
    // A number is an address in one edition, and stands in that edition's table.
    files: ['src/games/**', 'src/kernel/**'],
    ignores: ['src/games/*/editions/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^\\d+\\.\\d+(\\.\\d+)?[a-z]?(-\\d+)?(~\\d)?$/]',
          message: 'Name the unit; where it stands the tables in editions/ say.',
        },
        whoListens,
      ],
    },
  },
  {
    // It alone changes between asking and attributing.
    files: ['src/kernel/game.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/harness/**', 'src/evidence/**'],
    rules: { 'no-restricted-syntax': ['error', whoListens] },
  },
  {
    // As long as the chapters of the rulebook.
    files: ['src/games/*/editions/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['test/**', 'bench/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
