import { feeFacts, notIncluded } from '@front-door/shared/catalogue/eligibility';
import { feeIn } from '@front-door/shared/catalogue/feeIn';
import { modeOfTab, shownTab, stepBlocksOf, type HowItWorksTab } from '@front-door/shared/catalogue/howItWorks';
import { useChosenState } from '../../platform/chosenState';
import { BrandText } from '../../ui/BrandText';
import { FeeIn } from '../../ui/FeeIn';
import { Icon } from '../../ui/Icon';
import { checkIcon } from '../../ui/icons';
import { Lead } from '../../ui/layout';
import { Block, BlockText, Blocks, Fee, Head, Number, Picture } from './Guide.styles';

interface GuideProps {
  readonly tab: HowItWorksTab;
}

/** What a kind of consultation costs, and its numbered steps. */
export function Guide({ tab }: GuideProps) {
  const { how, includes, excludes } = feeFacts[modeOfTab[tab]];
  const state = useChosenState();
  return (
    <>
      <Head>
        <div>
          <h2>{shownTab(tab)}</h2>
          <Lead>{how}</Lead>
        </div>
        <Fee>
          <FeeIn fee={feeIn(modeOfTab[tab], state)} />
          <ul>
            {includes.map((item) => (
              <li key={item}>
                <Icon of={checkIcon} size={20} />
                {item}
              </li>
            ))}
          </ul>
          <p>{notIncluded(excludes)}</p>
        </Fee>
      </Head>
      <Blocks>
        {stepBlocksOf(tab).map(({ order, title, image, steps }) => (
          <Block key={order}>
            <Number aria-hidden>{order}</Number>
            <BlockText>
              <h3>{title}</h3>
              <ul>
                {steps.map((step) => (
                  <li key={step}>
                    <BrandText text={step} />
                  </li>
                ))}
              </ul>
            </BlockText>
            <Picture src={image} alt="" width={600} height={400} loading={order === 1 ? 'eager' : 'lazy'} />
          </Block>
        ))}
      </Blocks>
    </>
  );
}
