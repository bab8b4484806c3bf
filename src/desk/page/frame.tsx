/** What is around every view: name, ways to the others, messages, and the view at the address. */
import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { deskNotices, putAway } from './notices.js';
import { hashOf, routeOf } from './router.js';
import { applyTheme, theme, themes } from './theme.js';
import { type ViewProps, views } from './views/index.js';
import { isPageLanguage, language, pageLanguages, say, speak } from './words/index.js';

export function DeskFrame() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const moved = (): void => setHash(location.hash);
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  const route = routeOf(hash);
  const view = views.find(({ name }) => name === route.view);
  const title = view === undefined ? say('desk.name') : `${say(view.title)} · ${say('desk.name')}`;
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language.value;
  });
  return (
    <>
      <a class="skip" href="#view" onClick={skip}>
        {say('desk.skip')}
      </a>
      <header class="top">
        <a class="brand" href={hashOf({ view: 'write' })}>
          <img class="brand-sign" src="./icon.svg" alt="" width="26" height="26" />
          <span class="brand-name">{say('desk.name')}</span>
        </a>
        <nav aria-label={say('desk.views')}>
          {views.map(({ name, title: word }) => (
            <a
              key={name}
              href={hashOf({ view: name })}
              aria-current={name === route.view ? 'page' : undefined}
            >
              {say(word)}
            </a>
          ))}
        </nav>
        <Settings />
      </header>
      <Notices />
      <main id="view" tabIndex={-1}>
        <h1 class="unseen">{say(view === undefined ? 'desk.name' : view.title)}</h1>
        {view === undefined ? <Nowhere /> : <Loaded key={view.name} view={view} route={route} />}
      </main>
    </>
  );
}

/** The address is the views' own: the way to the content must not change it. */
const skip = (event: Event): void => {
  event.preventDefault();
  document.getElementById('view')?.focus();
};

function Settings() {
  return (
    <div class="settings">
      <select
        aria-label={say('desk.theme')}
        value={theme.value}
        onChange={({ currentTarget: { value } }) =>
          applyTheme(themes.find((one) => one === value) ?? 'system')
        }
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {say(`theme.${one}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={say('desk.language')}
        value={language.value}
        onChange={({ currentTarget: { value } }) => isPageLanguage(value) && speak(value)}
      >
        {Object.entries(pageLanguages).map(([name, called]) => (
          <option key={name} value={name} lang={name}>
            {called}
          </option>
        ))}
      </select>
    </div>
  );
}

function Notices() {
  return (
    <div class="notices" role="status" aria-label={say('notice.list')}>
      {deskNotices.value.map(({ id, text }) => (
        <p key={id} class="notice">
          <span>{text}</span>
          <button type="button" class="plain" onClick={() => putAway(id)}>
            {say('notice.close')}
          </button>
        </p>
      ))}
    </div>
  );
}

const Nowhere = () => (
  <div class="page">
    <h2>{say('desk.nowhere')}</h2>
    <p>
      <a href={hashOf({ view: 'write' })}>{say('desk.home')}</a>
    </p>
  </div>
);

type LoadedProps = ViewProps & { readonly view: (typeof views)[number] };

function Loaded({ view, route }: LoadedProps) {
  const [found, setFound] = useState<{ readonly Shown: ComponentType<ViewProps> }>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    view.load().then(
      ({ default: Shown }) => setFound({ Shown }),
      (error: unknown) => setFault(String(error)),
    );
  }, [view]);
  // Tests wait for it.
  useEffect(() => {
    document.getElementById('view')?.toggleAttribute('data-ready', found !== undefined);
  }, [found]);
  if (fault !== '') return <Broken what={fault} />;
  if (found === undefined) return <p class="page quiet">{say('desk.loading')}</p>;
  return (
    <Guarded>
      <found.Shown route={route} />
    </Guarded>
  );
}

const Broken = ({ what }: { readonly what: string }) => (
  <p class="page trouble" role="alert">
    {say('view.broken', { what })}
  </p>
);

/** A view that fails leaves the others alone. */
class Guarded extends Component<{ readonly children?: ComponentChildren }, { fault: string }> {
  override state = { fault: '' };
  override componentDidCatch(error: unknown): void {
    this.setState({ fault: error instanceof Error ? error.message : String(error) });
  }
  override render() {
    const { fault } = this.state;
    return fault === '' ? this.props.children : <Broken what={fault} />;
  }
}
