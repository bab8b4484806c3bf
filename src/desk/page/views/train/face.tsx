/** The board, the cards and what happens, as far as it is shown before the answer. */
import type { CardText } from '../../../../training/cards.js';
import type { QuizFace, FaceCard } from '../../../../training/face.js';
import { say } from '../../words/index.js';

export const FaceShown = ({ face }: { readonly face: QuizFace }) => (
  <section class="train-face">
    {face.asked !== '' && <p class="train-asked">{face.asked}</p>}
    <div class="train-halves">
      <section>
        <h2 class="small quiet">
          {say('train.board')} · {face.turn}
        </h2>
        <div class="panel">
          <dl class="train-board">
            {playersOn(face).map((player) => (
              <Half key={player} player={player} face={face} />
            ))}
          </dl>
          {face.given.length > 0 && (
            <>
              <h3 class="small quiet">{say('train.given')}</h3>
              <ul>
                {face.given.map((text) => (
                  <li key={text}>
                    <code>{text}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <h2 class="small quiet">{say('train.actions')}</h2>
        {face.actions.length === 0 ? (
          <p class="quiet">{say('train.nothing')}</p>
        ) : (
          <ol class="train-actions panel">
            {face.actions.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ol>
        )}
      </section>
      {face.cards.length > 0 && (
        <section>
          <h2 class="small quiet">{say('train.cards')}</h2>
          <ul class="train-cards">
            {face.cards.map((card) => (
              <li key={card.name}>
                <CardShownWhole card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  </section>
);

const playersOn = ({ board }: QuizFace): readonly string[] => [
  ...new Set(board.map(({ player }) => player)),
];

/** What is a player's: zones with cards that matter, and then in one line those of which only the number does. */
const Half = ({ player, face }: { readonly player: string; readonly face: QuizFace }) => {
  const own = face.board.filter((one) => one.player === player);
  const plain = own.filter(({ isPlain }) => isPlain);
  return (
    <>
      {own
        .filter(({ isPlain }) => !isPlain)
        .map(({ zone, cards }) => (
          <div key={zone} class="train-zone">
            <dt>
              <b>{player}</b> {zone}
            </dt>
            <dd>
              {cards.map((card, at) => (
                <CardShown key={at} card={card} />
              ))}
            </dd>
          </div>
        ))}
      {plain.length > 0 && (
        <div class="train-zone">
          <dt>
            <b>{player}</b> {say('train.besides')}
          </dt>
          <dd class="small quiet">
            {plain
              .map(({ zone, cards }) => `${zone} ${cards.reduce((sum, one) => sum + one.count, 0)}`)
              .join(' · ')}
          </dd>
        </div>
      )}
    </>
  );
};

/** A card as it lies: what it is called in the answers, its name, and what is out of the ordinary. */
const CardShown = ({ card }: { readonly card: FaceCard }) => {
  const { label, name, count, printed, states, attached, under } = card;
  const isCalled = label !== '' && label !== name;
  return (
    <span class={`train-card ${label === '' ? 'train-card-plain' : ''}`}>
      {isCalled && <b>{label} </b>}
      <span class={isCalled ? 'quiet' : ''}>
        {count > 1 ? `${count} ` : ''}
        {name}
        {printed === '' ? '' : ` (${printed})`}
      </span>
      {states.length > 0 && <i> {states.join(', ')}</i>}
      {attached.length > 0 && <span> + {attached.join(', ')}</span>}
      {under.length > 0 && <span> ▸ {under.join(', ')}</span>}
    </span>
  );
};

/** A card as it is written: its name in front, and its lines below. */
const CardShownWhole = ({ card: { name, printed } }: { readonly card: CardText }) => (
  <article class="train-printed">
    <h3>{name}</h3>
    {printed.map((line, at) => (
      <p key={at}>{line}</p>
    ))}
  </article>
);
